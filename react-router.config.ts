import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  serverBuildFile: 'index.js',
  ssr: true,
  // The router of the back office knows all its pages from the start; this server has no endpoint to ask.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
