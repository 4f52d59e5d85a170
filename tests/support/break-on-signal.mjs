/** Preloaded into a server: SIGUSR2 causes the failure in BREAK_BY. */
const failure = () => Object.assign(new Error('Failed query: 陳小姐', { cause: new Error('out of luck') }))
const breaks = {
  timer: () =>
    setTimeout(() => {
      throw failure()
    }),
  rejection: () => void Promise.reject(failure()),
  value: () => void Promise.reject('陳小姐'),
}
process.on('SIGUSR2', () => breaks[process.env.BREAK_BY]())
