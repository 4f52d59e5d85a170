import { defineConfig, mergeConfig } from 'vite'
import server from './vite.server.config.ts'

/** Bundles the thread that reads menus' files (server/commands/shop/menu-file/thread.ts) by itself. */
export default mergeConfig(
  server,
  defineConfig({
    build: {
      ssr: 'server/commands/shop/menu-file/thread-task.ts',
      rolldownOptions: { output: { entryFileNames: 'menu-file-reader.js', codeSplitting: false } },
    },
  }),
)
