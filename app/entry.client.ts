/** Public pages load app/visitors.ts instead. */
import { createElement, StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { markUnattended } from './staff/shell/live/unattended-load.ts'

markUnattended()
// In a transition, a slow device still offers the links of the last page when the router is already at the next one.
const router = createElement(HydratedRouter, { useTransitions: false })
startTransition(() => {
  hydrateRoot(document, createElement(StrictMode, null, router))
})
