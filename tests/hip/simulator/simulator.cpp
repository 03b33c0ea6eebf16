// Runs a kernel that was compiled with simulator.hpp: workgroup by workgroup, the lanes of each as fibers.

#include "simulator_run.hpp"

#include <sys/mman.h>

#include <algorithm>
#include <cstdlib>
#include <random>
#include <vector>

namespace
{

enum class State
{
    ready,
    at_collective,
    at_barrier,
    done
};

struct Lane
{
    void* stack = nullptr; // where it left off
    State state = State::ready;
    unsigned thread = 0;
    void* argument = nullptr;
    void (*action)(void**) = nullptr;
    const char* site = nullptr;
};

constexpr size_t STACK = 256 << 10;

Lane* current;
void* scheduler;
unsigned group[2];
std::string fault;
void (*entry)(void**);
void** given;
bool in_action;

struct InAction
{
};

// Save the registers that a call keeps, and go on where another fiber left off.
extern "C" void simulator_switch(void** from, void* to);
#if defined(__x86_64__)
asm(R"(
.globl simulator_switch
.hidden simulator_switch
simulator_switch:
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
#error "the simulator switches fibers on x86-64 alone"
#endif

void leave(State state)
{
    current->state = state;
    simulator_switch(&current->stack, scheduler);
}

void begin()
{
    entry(given);
    leave(State::done);
    abort(); // nobody resumes a lane that is done
}

// Whether the lanes of a wave have come to one place.
bool agree(const Lane* lanes, int wave)
{
    for (int i = 1; i < wave; ++i)
    {
        if (lanes[i].state != lanes[0].state) return false;
        if (lanes[0].state != State::done && strcmp(lanes[i].site, lanes[0].site)) return false;
    }
    return true;
}

std::string place(const Lane& lane)
{
    return lane.state == State::done ? "its end" : lane.site;
}

void disagree(const Lane* lanes, int wave)
{
    for (int i = 1; i < wave; ++i)
    {
        if (lanes[i].state == lanes[0].state && (lanes[0].state == State::done || !strcmp(lanes[i].site, lanes[0].site)))
            continue;
        fault = "lanes of a wave went different ways: lane 0 is at " + place(lanes[0]) + ", lane " + std::to_string(i) +
                " at " + place(lanes[i]);
        return;
    }
}

void run_group(std::vector<Lane>& lanes, int wave, std::mt19937* random)
{
    int waves = (int)lanes.size() / wave;
    std::vector<int> turn(waves), order(wave);
    std::vector<void*> arguments(wave);
    for (int i = 0; i < waves; ++i) turn[i] = i;
    for (int i = 0; i < wave; ++i) order[i] = i;
    for (;;)
    {
        if (random) std::shuffle(turn.begin(), turn.end(), *random);
        bool moved = false;
        for (int w : turn)
        {
            Lane* mine = &lanes[w * wave];
            while (mine[0].state == State::ready)
            {
                moved = true;
                if (random) std::shuffle(order.begin(), order.end(), *random);
                for (int i : order)
                {
                    current = &mine[i];
                    simulator_switch(&scheduler, mine[i].stack);
                    if (!fault.empty()) return;
                }
                if (!agree(mine, wave)) return disagree(mine, wave);
                if (mine[0].state != State::at_collective) break;
                for (int i = 0; i < wave; ++i) arguments[i] = mine[i].argument;
                try
                {
                    in_action = true;
                    mine[0].action(arguments.data());
                    in_action = false;
                }
                catch (const InAction&)
                {
                    in_action = false;
                    return;
                }
                for (int i = 0; i < wave; ++i) mine[i].state = State::ready;
            }
        }
        if (moved) continue;
        if (std::all_of(lanes.begin(), lanes.end(), [](const Lane& lane) { return lane.state == State::done; })) return;
        for (const Lane& lane : lanes)
        {
            if (lane.state != lanes[0].state || strcmp(lane.site, lanes[0].site))
            {
                fault = "a barrier that not every wave of a workgroup reaches: one is at " + place(lanes[0]) +
                        ", another at " + place(lane);
                return;
            }
        }
        for (Lane& lane : lanes) lane.state = State::ready;
    }
}

} // namespace

extern "C" unsigned simulator_thread() { return current->thread; }

extern "C" unsigned simulator_group(int axis) { return group[axis]; }

extern "C" void simulator_collective(void* argument, void (*action)(void**), const char* site)
{
    current->argument = argument;
    current->action = action;
    current->site = site;
    leave(State::at_collective);
}

extern "C" void simulator_barrier(const char* site)
{
    current->site = site;
    leave(State::at_barrier);
}

// From a lane, or from what the scheduler does for a wave: the launch ends.
extern "C" void simulator_fault(const char* message)
{
    fault = message;
    if (in_action) throw InAction();
    simulator_switch(&current->stack, scheduler);
    abort(); // nobody resumes this lane
}

// With noise. AddressSanitizer has gaps of its own between what lies there.
__attribute__((no_sanitize("address"))) static void fill(volatile unsigned char* memory, size_t size)
{
    for (size_t i = 0; i < size; ++i) memory[i] = (unsigned char)(0x7E + i % 2);
}

std::string simulate(const Launch& launch)
{
    const char* text = getenv("ONEGPU_SIMULATOR_SEED");
    unsigned seed = text ? (unsigned)atoi(text) : 0;
    std::mt19937 random(seed);
    if (launch.threads % launch.wave) return "a workgroup of " + std::to_string(launch.threads) + " threads, not whole waves";
    fault.clear();
    entry = launch.entry;
    given = launch.arguments;
    size_t size = STACK * launch.threads;
    char* stacks = (char*)mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (stacks == MAP_FAILED) return "no memory for the stacks of the lanes";
    for (group[1] = 0; group[1] < launch.groups[1] && fault.empty(); ++group[1])
    {
        for (group[0] = 0; group[0] < launch.groups[0] && fault.empty(); ++group[0])
        {
            // What the last workgroup left there is no help to this one.
            fill(launch.shared, launch.shared_bytes);
            std::vector<Lane> lanes(launch.threads);
            for (int i = 0; i < launch.threads; ++i)
            {
                lanes[i].thread = i;
                lanes[i].stack = new_stack(stacks + STACK * (i + 1));
            }
            run_group(lanes, launch.wave, seed ? &random : nullptr);
        }
    }
    munmap(stacks, size);
    return fault;
}
