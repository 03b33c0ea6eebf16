// One launch of a simulated kernel.
#pragma once

#include <cstddef>
#include <cstring>
#include <string>

struct Launch
{
    void (*entry)(void** arguments);
    void** arguments;      // a pointer to each
    unsigned groups[2];
    int threads;           // of a workgroup
    int wave;              // lanes
    volatile unsigned char* shared; // workgroup memory
    size_t shared_bytes;
};

// Run it to its end. What went wrong, or "".
std::string simulate(const Launch& launch);
