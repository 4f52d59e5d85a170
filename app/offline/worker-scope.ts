/** What the worker uses of its own global scope; TypeScript's library of workers contradicts that of pages. */

export interface WorkerEvent {
  waitUntil(promise: Promise<unknown>): void
}

export interface FetchOfPage extends WorkerEvent {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}

export interface MessageOfPage extends WorkerEvent {
  readonly data: unknown
}

export interface WorkerScope {
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  readonly registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  addEventListener(name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(name: 'fetch', listener: (event: FetchOfPage) => void): void
  addEventListener(name: 'message', listener: (event: MessageOfPage) => void): void
}
