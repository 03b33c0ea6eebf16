// Runs a kernel that was compiled with metal_stdlib: threadgroup by threadgroup, the threads of each as fibers.

#include <sys/mman.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <random>
#include <string>
#include <vector>

namespace
{

constexpr int LANES = 32;

enum class State
{
    ready,
    at_collective,
    at_barrier,
    done
};

struct Fiber
{
    void* stack = nullptr; // where it left off
    State state = State::ready;
    unsigned thread = 0;
    void* argument = nullptr;
    void (*action)(void**) = nullptr;
    const char* what = "";
    int line = 0;

    bool with(const Fiber& other) const
    {
        return state == other.state && (state == State::done || (line == other.line && !strcmp(what, other.what)));
    }
    std::string place() const
    {
        return state == State::done ? "its end" : std::string(what) + " in line " + std::to_string(line);
    }
};

constexpr size_t STACK = 256 << 10;

Fiber* current;
void* scheduler;
unsigned group[2];
std::string fault;
void (*entry)(void**);
void** given;
bool in_action;
const unsigned* constants;
unsigned constants_defined;

struct Span
{
    const char* first;
    size_t size;
};
const Span* spans;
unsigned span_count;
Span shared;

struct InAction
{
};

// Save the registers that a call keeps, and go on where another fiber left off.
extern "C" void bench_switch(void** from, void* to);
#if defined(__x86_64__)
asm(R"(
.globl bench_switch
.hidden bench_switch
bench_switch:
    pushq %rbp
    pushq %rbx
    pushq %r12
    pushq %r13
    pushq %r14
    pushq %r15
    movq %rsp, (%rdi)
    movq %rsi, %rsp
    popq %r15
    popq %r14
    popq %r13
    popq %r12
    popq %rbx
    popq %rbp
    ret
)");

void begin();

void* new_stack(char* top)
{
    void** stack = reinterpret_cast<void**>(top);
    *--stack = nullptr; // no return address: begin() never returns
    *--stack = reinterpret_cast<void*>(begin);
    for (int i = 0; i < 6; ++i) *--stack = nullptr;
    return stack;
}
#else
#error "the bench switches fibers on x86-64 alone"
#endif

void leave(State state)
{
    current->state = state;
    bench_switch(&current->stack, scheduler);
}

void begin()
{
    entry(given);
    leave(State::done);
    abort(); // nobody resumes a thread that is done
}

void run_group(std::vector<Fiber>& fibers, std::mt19937* random)
{
    int simdgroups = (int)fibers.size() / LANES;
    std::vector<int> turn(simdgroups), order(LANES);
    void* arguments[LANES];
    for (int i = 0; i < simdgroups; ++i) turn[i] = i;
    for (int i = 0; i < LANES; ++i) order[i] = i;
    for (;;)
    {
        if (random) std::shuffle(turn.begin(), turn.end(), *random);
        bool moved = false;
        for (int number : turn)
        {
            Fiber* mine = &fibers[number * LANES];
            while (mine[0].state == State::ready)
            {
                moved = true;
                if (random) std::shuffle(order.begin(), order.end(), *random);
                for (int i : order)
                {
                    current = &mine[i];
                    bench_switch(&scheduler, mine[i].stack);
                    if (!fault.empty()) return;
                }
                for (int i = 1; i < LANES; ++i)
                {
                    if (mine[i].with(mine[0])) continue;
                    fault = "lanes of a simdgroup went different ways: lane 0 is at " + mine[0].place() + ", lane " +
                            std::to_string(i) + " at " + mine[i].place();
                    return;
                }
                if (mine[0].state != State::at_collective) break;
                for (int i = 0; i < LANES; ++i) arguments[i] = mine[i].argument;
                try
                {
                    in_action = true;
                    mine[0].action(arguments);
                    in_action = false;
                }
                catch (const InAction&)
                {
                    in_action = false;
                    return;
                }
                for (int i = 0; i < LANES; ++i) mine[i].state = State::ready;
            }
        }
        if (moved) continue;
        auto done = [](const Fiber& fiber) { return fiber.state == State::done; };
        if (std::all_of(fibers.begin(), fibers.end(), done)) return;
        for (Fiber& fiber : fibers)
        {
            if (!fiber.with(fibers[0]))
            {
                fault = "a barrier that not every simdgroup reaches: one is at " + fibers[0].place() + ", another at " +
                        fiber.place();
                return;
            }
        }
        for (Fiber& fiber : fibers) fiber.state = State::ready;
    }
}

} // namespace

extern "C" {

// What clang calls to round to bfloat16, which the libraries of older systems lack: to the nearest, ties to even.
__bf16 __truncsfbf2(float x)
{
    unsigned bits = __builtin_bit_cast(unsigned, x);
    if ((bits & 0x7FFFFFFF) > 0x7F800000) bits = (bits | 0x400000) & 0xFFFF0000; // NaN
    else bits += 0x7FFF + (bits >> 16 & 1);
    return __builtin_bit_cast(__bf16, (unsigned short)(bits >> 16));
}

unsigned bench_constant(int number) { return constants[number]; }
bool bench_constant_defined(int number) { return constants_defined >> number & 1; }
unsigned bench_thread() { return current->thread; }
unsigned bench_group(int axis) { return group[axis]; }

void bench_collective(void* argument, void (*action)(void**), const char* what, int line)
{
    current->argument = argument;
    current->action = action;
    current->what = what;
    current->line = line;
    leave(State::at_collective);
}

void bench_barrier(const char* what, int line)
{
    current->what = what;
    current->line = line;
    leave(State::at_barrier);
}

// From a thread, or from what the scheduler does for a simdgroup: the launch ends.
void bench_fault(const char* message)
{
    fault = message;
    if (in_action) throw InAction();
    bench_switch(&current->stack, scheduler);
    abort(); // nobody resumes this thread
}

// The values that the function constants of the next loaded kernel have: bit n of `defined` says that n has one.
void bench_constants(const unsigned* values, unsigned defined)
{
    constants = values;
    constants_defined = defined;
}

bool bench_inside(const void* from, size_t size)
{
    auto holds = [&](const Span& span) {
        size_t at = (size_t)((const char*)from - span.first); // huge where it lies before
        return at <= span.size && size <= span.size - at;
    };
    return holds(shared) || std::any_of(spans, spans + span_count, holds);
}

// Where the buffers of the next run lie.
void bench_spans(const Span* given_spans, unsigned count)
{
    spans = given_spans;
    span_count = count;
}

// Run a grid of threadgroups. What went wrong, or "". A seed other than 0 shuffles lanes and simdgroups.
const char* bench_run(
    void (*kernel)(void**),
    void** buffers,
    unsigned x,
    unsigned y,
    unsigned threads,
    unsigned char* memory,
    size_t memory_size,
    unsigned seed)
{
    std::mt19937 random(seed);
    fault.clear();
    entry = kernel;
    given = buffers;
    shared = {(const char*)memory, memory_size};
    size_t size = STACK * threads;
    char* stacks = (char*)mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (stacks == MAP_FAILED) return "no memory for the stacks of the threads";
    for (group[1] = 0; group[1] < y && fault.empty(); ++group[1])
    {
        for (group[0] = 0; group[0] < x && fault.empty(); ++group[0])
        {
            // Noise, half of it NaN: what the last threadgroup left there is no help to this one.
            for (size_t i = 0; i < memory_size; ++i) memory[i] = (unsigned char)(0x7E + i % 2);
            std::vector<Fiber> fibers(threads);
            for (unsigned i = 0; i < threads; ++i)
            {
                fibers[i].thread = i;
                fibers[i].stack = new_stack(stacks + STACK * (i + 1));
            }
            run_group(fibers, seed ? &random : nullptr);
        }
    }
    munmap(stacks, size);
    return fault.c_str();
}
}
