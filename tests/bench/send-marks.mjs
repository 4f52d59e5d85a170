/** Loaded into a program before it starts: tells the benchmark every mark the program sets, and when. */
import { PerformanceObserver } from 'node:perf_hooks'

new PerformanceObserver((list) => {
  for (const { name, startTime } of list.getEntries()) process.send?.({ name, atMs: startTime })
}).observe({ entryTypes: ['mark'] })
