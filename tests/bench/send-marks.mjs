/** Preloaded into a program: sends its performance marks to the benchmark. */
import { PerformanceObserver } from 'node:perf_hooks'

new PerformanceObserver((list) => {
  for (const { name, startTime } of list.getEntries()) process.send?.({ name, atMs: startTime })
}).observe({ entryTypes: ['mark'] })
