/** Starts the router in the browser, once for each document. */
import { createElement, StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { markUnattended } from './live/unattended.ts'

/** The part of the list of modules that names the first one of a page. */
interface Manifest {
  entry: { module: string; imports: string[] }
  readonly routes: Readonly<Record<string, { readonly module: string }>>
}

// The script in the page imports this module together with the page's others, and names those to the router afterwards,
// in the same turn.
queueMicrotask(() => {
  const { __reactRouterManifest: manifest } = window as unknown as { __reactRouterManifest: Manifest }
  // The list names the small script of the site, which pages of the back office do without.
  manifest.entry = { module: manifest.routes['staff/document']?.module ?? '', imports: [] }
  markUnattended()
  startTransition(() => {
    hydrateRoot(document, createElement(StrictMode, null, createElement(HydratedRouter)))
  })
})
