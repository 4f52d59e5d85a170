/** Public pages load app/visitors.ts instead. */
import { createElement, StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { markUnattended } from './staff/shell/live/unattended-load.ts'

markUnattended()
startTransition(() => {
  hydrateRoot(document, createElement(StrictMode, null, createElement(HydratedRouter)))
})
