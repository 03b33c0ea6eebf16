// A libhiprtc that compiles for the simulator: clang for the CPU, with simulator.hpp before the source.
//
// SIMULATOR_FOLDER, where simulator.hpp lies, is defined when this is built; the library of the runtime lies beside it.

#include <dlfcn.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

#define EXPORT extern "C" __attribute__((visibility("default")))

struct Program
{
    std::string source, log, code;
};

static std::string read_file(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

// The folder that this library lies in.
static std::string own_folder()
{
    Dl_info info;
    dladdr((void*)own_folder, &info);
    std::string path = info.dli_fname;
    return path.substr(0, path.rfind('/'));
}

static std::string quoted(const std::string& text) { return "'" + std::regex_replace(text, std::regex("'"), "'\\''") + "'"; }

EXPORT int hiprtcVersion(int* major, int* minor)
{
    *major = 9;
    *minor = 0;
    return 0;
}

EXPORT int hiprtcCreateProgram(Program** program, const char* source, const char*, int headers, const char**, const char**)
{
    if (headers) return 3;
    *program = new Program{source, "", ""};
    return 0;
}

EXPORT int hiprtcDestroyProgram(Program** program)
{
    delete *program;
    *program = nullptr;
    return 0;
}

EXPORT int hiprtcCompileProgram(Program* program, int count, const char** options)
{
    std::string arch, taken;
    for (int i = 0; i < count; ++i)
    {
        std::string option = options[i];
        if (option.rfind("--offload-arch=", 0) == 0)
            arch = option.substr(option.find('=') + 1);
        else if (option.rfind("-D", 0) == 0 || option.rfind("-std=", 0) == 0 || option.rfind("-f", 0) == 0)
            taken += " " + quoted(option);
        else if (option != "-O3")
            return 5; // HIPRTC_ERROR_INVALID_OPTION
    }
    arch = arch.substr(0, arch.find(':'));
    std::string family;
    if (arch.rfind("gfx11", 0) == 0) family = "-D__GFX11__=1 -DSIMULATOR_WAVE=32";
    if (arch.rfind("gfx12", 0) == 0) family = "-D__GFX12__=1 -DSIMULATOR_WAVE=32";
    if (arch.rfind("gfx10", 0) == 0) family = "-D__GFX10__=1 -DSIMULATOR_WAVE=32";
    if (arch.rfind("gfx9", 0) == 0) family = "-D__GFX9__=1 -DSIMULATOR_WAVE=64";
    if (family.empty()) return 5;

    char folder[] = "/tmp/onegpu-simulator-XXXXXX";
    if (!mkdtemp(folder)) return 6;
    std::string here = folder;
    std::ofstream file(here + "/kernel.cpp");
    file << "#line 1 \"source\"\n" << program->source << "\n#line 1 \"what the simulator adds\"\n";
    std::regex kernel(R"(__global__[^;{]*?\bvoid\s+(\w+)\s*\()");
    for (std::sregex_iterator i(program->source.begin(), program->source.end(), kernel), end; i != end; ++i)
        file << "SIMULATOR_KERNEL(" << (*i)[1] << ")\n";
    file.close();
    const char* sanitize = getenv("ONEGPU_SIMULATOR_FLAGS");
    std::string command = std::string(SIMULATOR_CLANG) + " -shared -fPIC -O2 -march=native -ffp-contract=off -w " + family +
                          " -D__" + arch + "__=1" + taken + " " + (sanitize ? sanitize : "") + " -include " +
                          quoted(std::string(SIMULATOR_FOLDER) + "/simulator.hpp") + " " + here + "/kernel.cpp " +
                          quoted(own_folder() + "/libamdhip64.so") + " -Wl,-rpath," + quoted(own_folder()) + " -o " + here +
                          "/kernel.so >" + here + "/log 2>&1";
    int failed = system(command.c_str());
    program->log = read_file(here + "/log");
    if (!failed) program->code = read_file(here + "/kernel.so");
    for (const char* name : {"/kernel.cpp", "/kernel.so", "/log"}) unlink((here + name).c_str());
    rmdir(folder);
    return failed ? 6 : 0; // HIPRTC_ERROR_COMPILATION
}

EXPORT int hiprtcGetProgramLogSize(Program* program, size_t* size)
{
    *size = program->log.size() + 1;
    return 0;
}

EXPORT int hiprtcGetProgramLog(Program* program, char* log)
{
    memcpy(log, program->log.c_str(), program->log.size() + 1);
    return 0;
}

EXPORT int hiprtcGetCodeSize(Program* program, size_t* size)
{
    *size = program->code.size();
    return 0;
}

EXPORT int hiprtcGetCode(Program* program, char* code)
{
    memcpy(code, program->code.data(), program->code.size());
    return 0;
}

EXPORT const char* hiprtcGetErrorString(int error)
{
    return error == 6 ? "HIPRTC_ERROR_COMPILATION" : error == 5 ? "HIPRTC_ERROR_INVALID_OPTION" : "HIPRTC_ERROR";
}
