// A libamdhip64 whose GPU is the simulator. It has what the backend calls, no more, and is strict where a GPU would be
// lenient by luck: a stream does nothing until somebody waits for it, so host code that does not wait is found out.
//
// The device is what ONEGPU_SIMULATOR_ARCH says, for example "gfx1151", "gfx942:sramecc+:xnack-" or several with commas.

#include "simulator_run.hpp"

#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <sys/mman.h>
#include <unistd.h>

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <map>
#include <mutex>
#include <sstream>
#include <vector>

#define EXPORT extern "C" __attribute__((visibility("default")))

namespace
{

enum Error
{
    SUCCESS = 0,
    INVALID_VALUE = 1,
    OUT_OF_MEMORY = 2,
    INVALID_DEVICE = 101,
    INVALID_IMAGE = 200,
    INVALID_HANDLE = 400,
    NOT_FOUND = 500,
    NOT_READY = 600,
    LAUNCH_FAILURE = 719,
    CAPTURE_UNSUPPORTED = 900,
};

typedef std::function<Error()> Operation;

struct Graph
{
    std::vector<Operation> operations;
};

struct Stream
{
    std::vector<Operation> waiting;
    Graph* capturing = nullptr;
};

struct Event
{
    bool recorded = false;
    std::chrono::steady_clock::time_point time;
};

struct Module
{
    void* library = nullptr;
    unsigned char* shared = nullptr;
    size_t shared_bytes = 0;
};

struct Function
{
    void (*entry)(void**);
    std::vector<size_t> sizes;
    int wave;
    Module* module;
};

struct Memory
{
    size_t size;
    int device;
};

std::recursive_mutex lock;
std::vector<Stream*> streams;
std::map<char*, Memory> allocations;
std::map<std::string, int> calls;
std::string last_fault;
Error broken = SUCCESS; // a device that faulted answers nothing more
thread_local int device;
Stream null_stream;

std::vector<std::string> archs()
{
    const char* text = getenv("ONEGPU_SIMULATOR_ARCH");
    std::stringstream list(text ? text : "gfx1151");
    std::vector<std::string> found;
    for (std::string each; std::getline(list, each, ',');) found.push_back(each);
    return found;
}

std::string base(const std::string& arch) { return arch.substr(0, arch.find(':')); }

bool is_wave64(const std::string& arch) { return arch.rfind("gfx9", 0) == 0; }

Error run(Stream* stream)
{
    std::vector<Operation> operations;
    operations.swap(stream->waiting);
    for (auto& operation : operations)
    {
        if (broken == SUCCESS) broken = operation();
    }
    return broken;
}

Error run_all()
{
    for (Stream* stream : streams) run(stream);
    return run(&null_stream);
}

Stream* of(Stream* stream) { return stream ? stream : &null_stream; }

Error enqueue(Stream* stream, Operation operation)
{
    stream = of(stream);
    if (stream->capturing)
        stream->capturing->operations.push_back(operation);
    else
        stream->waiting.push_back(operation);
    return broken;
}

// Whether bytes lie in one allocation.
bool is_device(const void* at, size_t size)
{
    auto after = allocations.upper_bound((char*)at);
    if (after == allocations.begin()) return false;
    auto found = std::prev(after);
    return (char*)at + size <= found->first + found->second.size;
}

// The section of workgroup memory of a loaded image.
void find_shared(Module* module, const char* image)
{
    auto header = (const Elf64_Ehdr*)image;
    auto sections = (const Elf64_Shdr*)(image + header->e_shoff);
    const char* names = image + sections[header->e_shstrndx].sh_offset;
    link_map* map = nullptr;
    dlinfo(module->library, RTLD_DI_LINKMAP, &map);
    for (int i = 0; i < header->e_shnum; ++i)
    {
        if (std::string(names + sections[i].sh_name) != ".workgroup_memory") continue;
        module->shared = (unsigned char*)map->l_addr + sections[i].sh_addr;
        module->shared_bytes = sections[i].sh_size;
    }
}

} // namespace

#define ENTER                                                                                                          \
    std::lock_guard<std::recursive_mutex> guard(lock);                                                                 \
    ++calls[__func__];

// For tests: how often a function was called, and what the last fault was.
EXPORT int simulator_calls(const char* name)
{
    std::lock_guard<std::recursive_mutex> guard(lock);
    auto found = calls.find(name);
    return found == calls.end() ? 0 : found->second;
}

EXPORT const char* simulator_last_fault() { return last_fault.c_str(); }

// For tests: as after opening anew.
EXPORT void simulator_mend()
{
    broken = SUCCESS;
    last_fault.clear();
}

EXPORT long simulator_live_bytes()
{
    long sum = 0;
    for (auto& each : allocations) sum += each.second.size;
    return sum;
}

EXPORT int hipInit(unsigned)
{
    ENTER
    return archs().empty() ? 100 : SUCCESS;
}

EXPORT int hipGetDeviceCount(int* count)
{
    ENTER
    *count = (int)archs().size();
    return *count ? SUCCESS : 100;
}

EXPORT int hipGetDevice(int* number)
{
    ENTER
    *number = device;
    return SUCCESS;
}

EXPORT int hipSetDevice(int number)
{
    ENTER
    if (number < 0 || number >= (int)archs().size()) return INVALID_DEVICE;
    device = number;
    return SUCCESS;
}

EXPORT int hipRuntimeGetVersion(int* version)
{
    ENTER
    *version = 60000000;
    return SUCCESS;
}

EXPORT int hipDriverGetVersion(int* version)
{
    ENTER
    *version = 60000000;
    return SUCCESS;
}

EXPORT int hipDeviceGetName(char* name, int size, int number)
{
    ENTER
    snprintf(name, size, "simulated %s", base(archs()[number]).c_str());
    return SUCCESS;
}

// The name of the device comes first, that of its instruction set somewhere behind: where, differs between versions.
EXPORT int hipGetDevicePropertiesR0600(void* properties, int number)
{
    ENTER
    memset(properties, 0, 1472);
    snprintf((char*)properties, 256, "simulated gfx0000");
    snprintf((char*)properties + 1160, 256, "%s", archs()[number].c_str());
    return SUCCESS;
}

EXPORT int hipDeviceGetAttribute(int* value, int attribute, int number)
{
    ENTER
    if (number < 0 || number >= (int)archs().size()) return INVALID_DEVICE;
    switch (attribute)
    {
    case 87: *value = is_wave64(archs()[number]) ? 64 : 32; break; // WarpSize
    case 56: *value = 1024; break;                                 // MaxThreadsPerBlock
    case 74: *value = 65536; break;                                // MaxSharedMemoryPerBlock
    case 16: *value = 0; break;                                    // Integrated
    case 63: *value = 16; break;                                   // MultiprocessorCount
    default: return INVALID_VALUE;
    }
    return SUCCESS;
}

EXPORT int hipDeviceTotalMem(size_t* bytes, int)
{
    ENTER
    *bytes = size_t(4) << 30;
    return SUCCESS;
}

EXPORT int hipMalloc(void** memory, size_t size)
{
    ENTER
    if (size > size_t(2) << 30) return OUT_OF_MEMORY;
    *memory = malloc(size);
    if (!*memory) return OUT_OF_MEMORY;
    memset(*memory, 0xFF, size);
    allocations[(char*)*memory] = {size, device};
    return SUCCESS;
}

EXPORT int hipFree(void* memory)
{
    ENTER
    run_all();
    if (!allocations.erase((char*)memory)) return INVALID_VALUE;
    free(memory);
    return SUCCESS;
}

struct PointerAttributes // of ROCm 6; the first two members differ before it
{
    int type;
    int device;
    void* device_pointer;
    void* host_pointer;
    int managed;
    unsigned flags;
};

EXPORT int hipPointerGetAttributes(PointerAttributes* attributes, const void* memory)
{
    ENTER
    auto after = allocations.upper_bound((char*)memory);
    if (after == allocations.begin()) return INVALID_VALUE;
    auto found = std::prev(after);
    if ((char*)memory >= found->first + found->second.size) return INVALID_VALUE;
    *attributes = {2, found->second.device, (void*)memory, nullptr, 0, 0};
    return SUCCESS;
}

EXPORT int hipMemcpyAsync(void* target, const void* source, size_t size, int kind, Stream* stream)
{
    ENTER
    if (kind == 1 ? !is_device(target, size) : kind == 2 ? !is_device(source, size) : true) return INVALID_VALUE;
    return enqueue(stream, [=] {
        memcpy(target, source, size);
        return SUCCESS;
    });
}

EXPORT int hipStreamCreateWithFlags(Stream** stream, unsigned)
{
    ENTER
    *stream = new Stream;
    streams.push_back(*stream);
    return SUCCESS;
}

EXPORT int hipStreamDestroy(Stream* stream)
{
    ENTER
    run(stream);
    std::erase(streams, stream);
    delete stream;
    return SUCCESS;
}

EXPORT int hipStreamSynchronize(Stream* stream)
{
    ENTER
    if (of(stream)->capturing) return CAPTURE_UNSUPPORTED;
    return run(of(stream));
}

EXPORT int hipDeviceSynchronize()
{
    ENTER
    return run_all();
}

EXPORT int hipStreamBeginCapture(Stream* stream, int)
{
    ENTER
    if (!stream || stream->capturing) return CAPTURE_UNSUPPORTED; // the null stream cannot be captured
    stream->capturing = new Graph;
    return SUCCESS;
}

EXPORT int hipStreamEndCapture(Stream* stream, Graph** graph)
{
    ENTER
    if (!stream->capturing) return CAPTURE_UNSUPPORTED;
    *graph = stream->capturing;
    stream->capturing = nullptr;
    return SUCCESS;
}

EXPORT int hipGraphInstantiate(Graph** executable, Graph* graph, void*, char*, size_t)
{
    ENTER
    *executable = new Graph(*graph);
    return SUCCESS;
}

EXPORT int hipGraphLaunch(Graph* executable, Stream* stream)
{
    ENTER
    if (of(stream)->capturing) return CAPTURE_UNSUPPORTED;
    for (auto& operation : executable->operations) enqueue(stream, operation);
    return broken;
}

EXPORT int hipGraphDestroy(Graph* graph)
{
    ENTER
    delete graph;
    return SUCCESS;
}

EXPORT int hipGraphExecDestroy(Graph* executable)
{
    ENTER
    delete executable;
    return SUCCESS;
}

EXPORT int hipEventCreate(Event** event)
{
    ENTER
    *event = new Event;
    return SUCCESS;
}

EXPORT int hipEventDestroy(Event* event)
{
    ENTER
    run_all();
    delete event;
    return SUCCESS;
}

EXPORT int hipEventRecord(Event* event, Stream* stream)
{
    ENTER
    if (of(stream)->capturing) return CAPTURE_UNSUPPORTED;
    event->recorded = false;
    return enqueue(stream, [=] {
        event->recorded = true;
        event->time = std::chrono::steady_clock::now();
        return SUCCESS;
    });
}

EXPORT int hipEventSynchronize(Event* event)
{
    ENTER
    if (event->recorded) return broken;
    return run_all();
}

EXPORT int hipEventElapsedTime(float* milliseconds, Event* from, Event* to)
{
    ENTER
    if (!from->recorded || !to->recorded) return NOT_READY;
    *milliseconds = std::chrono::duration<float, std::milli>(to->time - from->time).count();
    return SUCCESS;
}

EXPORT int hipModuleLoadData(Module** module, const void* image)
{
    ENTER
    auto header = (const Elf64_Ehdr*)image;
    if (memcmp(header, ELFMAG, SELFMAG)) return INVALID_IMAGE;
    size_t size = header->e_shoff + (size_t)header->e_shnum * header->e_shentsize;
    int file = memfd_create("kernel", 0);
    if (file < 0 || write(file, image, size) != (ssize_t)size) return INVALID_IMAGE;
    auto loaded = new Module;
    loaded->library = dlopen(("/proc/self/fd/" + std::to_string(file)).c_str(), RTLD_NOW | RTLD_LOCAL);
    if (!loaded->library)
    {
        fprintf(stderr, "%s\n", dlerror());
        close(file);
        delete loaded;
        return INVALID_IMAGE;
    }
    // The file stays open: the loader takes two of the same name for one.
    find_shared(loaded, (const char*)image);
    *module = loaded;
    return SUCCESS;
}

EXPORT int hipModuleUnload(Module* module)
{
    ENTER
    run_all();
    dlclose(module->library);
    delete module;
    return SUCCESS;
}

EXPORT int hipModuleGetFunction(Function** function, Module* module, const char* name)
{
    ENTER
    std::string text = name;
    auto entry = dlsym(module->library, ("simulated_" + text).c_str());
    auto sizes = (int (*)(size_t*))dlsym(module->library, ("simulated_arguments_" + text).c_str());
    auto wave = (const int*)dlsym(module->library, ("simulated_wave_" + text).c_str());
    if (!entry || !sizes || !wave) return NOT_FOUND;
    size_t found[64];
    int count = sizes(found);
    *function = new Function{(void (*)(void**))entry, {found, found + count}, *wave, module};
    return SUCCESS;
}

EXPORT int hipModuleLaunchKernel(
    Function* function, unsigned x, unsigned y, unsigned z, unsigned threads, unsigned threads_y, unsigned threads_z, unsigned,
    Stream* stream, void** arguments, void** extra)
{
    ENTER
    if (extra || !arguments || !x || !y || z != 1 || !threads || threads > 1024 || threads_y != 1 || threads_z != 1)
        return INVALID_VALUE;
    // Arguments are copied now; what pointers show, is read later.
    std::vector<std::vector<char>> copies;
    for (size_t i = 0; i < function->sizes.size(); ++i)
        copies.emplace_back((char*)arguments[i], (char*)arguments[i] + function->sizes[i]);
    return enqueue(stream, [=] {
        std::vector<void*> pointers;
        for (auto& copy : copies) pointers.push_back((void*)copy.data());
        Module* module = function->module;
        std::string fault = simulate(
            {function->entry, pointers.data(), {x, y}, (int)threads, function->wave, module->shared, module->shared_bytes});
        if (fault.empty()) return SUCCESS;
        last_fault = fault;
        return LAUNCH_FAILURE;
    });
}

EXPORT const char* hipGetErrorName(int error)
{
    switch (error)
    {
    case SUCCESS: return "hipSuccess";
    case INVALID_VALUE: return "hipErrorInvalidValue";
    case OUT_OF_MEMORY: return "hipErrorOutOfMemory";
    case 100: return "hipErrorNoDevice";
    case INVALID_DEVICE: return "hipErrorInvalidDevice";
    case INVALID_IMAGE: return "hipErrorInvalidImage";
    case NOT_FOUND: return "hipErrorNotFound";
    case LAUNCH_FAILURE: return "hipErrorLaunchFailure";
    case CAPTURE_UNSUPPORTED: return "hipErrorStreamCaptureUnsupported";
    default: return "hipErrorUnknown";
    }
}

EXPORT const char* hipGetErrorString(int error)
{
    if (error == LAUNCH_FAILURE) return last_fault.c_str();
    return hipGetErrorName(error);
}
