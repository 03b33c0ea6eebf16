// Runs a kernel that was compiled with metal_stdlib: threadgroup by threadgroup, the threads of each as fibers.

#include <link.h>
#include <sys/mman.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <random>
#include <string>
#include <unordered_map>
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
    unsigned flags = 0; // of a barrier: the spaces that it orders

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
extern "C" [[noreturn]] void bench_fault(const char* message);
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
Span shared, stack_memory, image;
std::vector<Span> variables; // in threadgroup memory

bool holds(const Span& span, const void* from, size_t size)
{
    size_t at = (size_t)((const char*)from - span.first); // huge where it lies before
    return at <= span.size && size <= span.size - at;
}

// Who touched two bytes last, in one way. Barriers are counted: of the threadgroup, and of the simdgroup.
struct Touch
{
    unsigned thread = 0, group = 0, barriers = 0, simd_barriers = 0;
    bool some = false;
    bool many = false;          // threads, since the last barrier of the threadgroup
    bool many_simdgroups = false; // likewise
    bool many_groups = false;   // at all
};
struct Cell
{
    Touch write, read;
};
constexpr int CELLS = 2048; // of a page
enum Space
{
    in_threadgroup,
    in_device
};
struct Watch
{
    unsigned barriers = 0;
    std::vector<unsigned> simd_barriers;
    std::unordered_map<size_t, std::unique_ptr<Cell[]>> pages;
} watch[2];
unsigned group_number;

void race(const char* how, size_t at, Space space, const Touch& other)
{
    static std::string words;
    words = std::string("a race in ") + (space == in_device ? "a buffer" : "threadgroup memory") + ": thread " +
            std::to_string(current->thread) + " " + how + " thread " + std::to_string(other.thread) +
            (other.group == group_number ? "" : " of another threadgroup") + " with no barrier between (address " +
            std::to_string(at) + ")";
    bench_fault(words.c_str());
}

// Whether what a cell remembers cannot be told to come before what the current thread does.
bool unordered(const Touch& other, const Watch& watched)
{
    unsigned simdgroup = current->thread / LANES;
    if (!other.some) return false;
    if (other.many_groups || other.group != group_number) return true;
    if (other.barriers < watched.barriers) return false;
    if (!other.many && other.thread == current->thread) return false;
    bool beside = !other.many_simdgroups && other.thread / LANES == simdgroup;
    return !beside || other.simd_barriers == watched.simd_barriers[simdgroup];
}

void remember(Touch& touch, const Watch& watched)
{
    unsigned simdgroup = current->thread / LANES;
    Touch now;
    now.some = true;
    now.thread = current->thread;
    now.group = group_number;
    now.barriers = watched.barriers;
    now.simd_barriers = watched.simd_barriers[simdgroup];
    if (touch.some)
    {
        now.many_groups = touch.many_groups || touch.group != group_number;
        if (touch.group == group_number && touch.barriers == watched.barriers)
        {
            now.many = touch.many || touch.thread != now.thread;
            now.many_simdgroups = touch.many_simdgroups || touch.thread / LANES != simdgroup;
        }
    }
    touch = now;
}

// A kernel touches memory.
void touch(const void* from, size_t size, bool writes)
{
    if (!current || in_action || holds(stack_memory, from, size)) return;
    Space space = in_threadgroup;
    auto has = [&](const Span& span) { return holds(span, from, size); };
    if (!std::any_of(variables.begin(), variables.end(), has))
    {
        if (!std::any_of(spans, spans + span_count, has))
        {
            if (!writes && holds(image, from, size) && !holds(shared, from, 1)) return; // its constants
            bench_fault(writes ? "a write beyond a buffer or a variable" : "a read beyond a buffer or a variable");
        }
        space = in_device;
    }
    Watch& watched = watch[space];
    for (size_t at = (size_t)from / 2; at <= ((size_t)from + size - 1) / 2; ++at)
    {
        std::unique_ptr<Cell[]>& page = watched.pages[at / CELLS];
        if (!page) page.reset(new Cell[CELLS]);
        Cell& cell = page[at % CELLS];
        if (unordered(cell.write, watched)) race(writes ? "overwrites" : "reads what is written by", 2 * at, space, cell.write);
        if (writes && unordered(cell.read, watched)) race("overwrites what is read by", 2 * at, space, cell.read);
        remember(writes ? cell.write : cell.read, watched);
    }
}

int find_image(dl_phdr_info* info, size_t, void* wanted)
{
    const char* first = nullptr;
    const char* last = nullptr;
    for (int i = 0; i < info->dlpi_phnum; ++i)
    {
        if (info->dlpi_phdr[i].p_type != PT_LOAD) continue;
        const char* from = (const char*)info->dlpi_addr + info->dlpi_phdr[i].p_vaddr;
        if (!first) first = from;
        last = from + info->dlpi_phdr[i].p_memsz;
    }
    if (wanted < first || wanted >= last) return 0;
    image = {first, (size_t)(last - first)};
    return 1;
}

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
        for (Space space : {in_threadgroup, in_device})
        {
            bool ordered = fibers[0].flags & (space == in_device ? 1 : 2);
            if (ordered) ++watch[space].barriers;
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

void bench_barrier(unsigned flags, const char* what, int line)
{
    current->what = what;
    current->line = line;
    current->flags = flags;
    leave(State::at_barrier);
}

// In an action: the simdgroup has met at a barrier of its own.
void bench_simd_barrier(unsigned flags)
{
    if (flags & 2) ++watch[in_threadgroup].simd_barriers[current->thread / LANES];
    if (flags & 1) ++watch[in_device].simd_barriers[current->thread / LANES];
}

// A variable in threadgroup memory.
void bench_variable(const void* from, size_t size)
{
    for (const Span& known : variables)
        if (known.first == from) return;
    variables.push_back({(const char*)from, size});
}

// What clang's ThreadSanitizer calls before a kernel touches memory; this is no other part of it.
#define TOUCHES(size)                                                                                                  \
    void __tsan_read##size(void* p) { touch(p, size, false); }                                                         \
    void __tsan_write##size(void* p) { touch(p, size, true); }
#define UNALIGNED(size)                                                                                                \
    void __tsan_unaligned_read##size(void* p) { touch(p, size, false); }                                               \
    void __tsan_unaligned_write##size(void* p) { touch(p, size, true); }
TOUCHES(1) TOUCHES(2) TOUCHES(4) TOUCHES(8) TOUCHES(16) UNALIGNED(2) UNALIGNED(4) UNALIGNED(8) UNALIGNED(16)
void __tsan_init() {}
void __tsan_func_entry(void*) {}
void __tsan_func_exit() {}
void* __tsan_memset(void* to, int value, size_t size)
{
    if (size) touch(to, size, true);
    return memset(to, value, size);
}
void* __tsan_memcpy(void* to, const void* from, size_t size)
{
    if (size) touch(from, size, false);
    if (size) touch(to, size, true);
    return memcpy(to, from, size);
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
    auto has = [&](const Span& span) { return holds(span, from, size); };
    return has(shared) || std::any_of(spans, spans + span_count, has);
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
    stack_memory = {stacks, size};
    dl_iterate_phdr(find_image, (void*)kernel);
    variables.clear();
    group_number = 0;
    watch[in_device].pages.clear();
    for (group[1] = 0; group[1] < y && fault.empty(); ++group[1])
    {
        for (group[0] = 0; group[0] < x && fault.empty(); ++group[0])
        {
            // Noise, half of it NaN: what the last threadgroup left there is no help to this one.
            for (size_t i = 0; i < memory_size; ++i) memory[i] = (unsigned char)(0x7E + i % 2);
            ++group_number;
            watch[in_threadgroup].pages.clear();
            for (Watch& each : watch)
            {
                each.barriers = 0;
                each.simd_barriers.assign(threads / LANES, 0);
            }
            std::vector<Fiber> fibers(threads);
            for (unsigned i = 0; i < threads; ++i)
            {
                fibers[i].thread = i;
                fibers[i].stack = new_stack(stacks + STACK * (i + 1));
            }
            run_group(fibers, seed ? &random : nullptr);
        }
    }
    current = nullptr; // a library that is loaded touches memory too
    munmap(stacks, size);
    return fault.c_str();
}
}
