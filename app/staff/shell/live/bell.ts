/** Tones are synthesized, because a page may play nothing before a press. */
import { inBrowser } from '#app/staff/shell/browser-store.ts'

export type BellState = 'off' | 'on' | 'blocked' | 'impossible'

export interface Bell {
  state(): BellState
  /** Browsers allow sound only from a press handler. */
  toggle(): Promise<void>
  /** Rings in only one tab of the browser. */
  ring(): void
  /** @returns a function that unsubscribes */
  onChange(listener: () => void): () => void
}

const storageKey = 'staff-bell'
/** The tones are in hertz. */
const tones = [880, 660]
const stroke = 0.35

export function createBell(): Bell {
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  let audio: AudioContext | null = null

  const isWanted = () => inBrowser.read(storageKey) === 'on'
  function open(): AudioContext {
    audio ??= new AudioContext()
    audio.onstatechange = notify
    return audio
  }
  async function play() {
    const context = open()
    if (context.state !== 'running') return
    tones.forEach((frequency, index) => {
      const start = context.currentTime + index * stroke
      const [tone, volume] = [context.createOscillator(), context.createGain()]
      tone.frequency.value = frequency
      volume.gain.setValueAtTime(0.25, start)
      volume.gain.exponentialRampToValueAtTime(0.001, start + stroke)
      tone.connect(volume).connect(context.destination)
      tone.start(start)
      tone.stop(start + stroke)
    })
    // No other tab rings during this pause.
    await new Promise((resolve) => setTimeout(resolve, 1_500))
  }
  /** After a reload the browser stays silent until the page is pressed. */
  function unblock() {
    if (isWanted()) void open().resume()
  }

  return {
    state() {
      if (!('AudioContext' in window)) return 'impossible'
      if (!isWanted()) return 'off'
      return open().state === 'running' ? 'on' : 'blocked'
    },
    async toggle() {
      if (isWanted() && audio?.state === 'running') inBrowser.remove(storageKey)
      else {
        inBrowser.write(storageKey, 'on')
        await open().resume()
        void play()
      }
      notify()
    },
    ring() {
      if (!isWanted()) return
      if ('locks' in navigator)
        void navigator.locks.request(storageKey, { ifAvailable: true }, (lock) => (lock ? play() : undefined))
      else void play()
    },
    onChange(listener) {
      listeners.add(listener)
      addEventListener('pointerdown', unblock)
      addEventListener('keydown', unblock)
      addEventListener('storage', notify)
      return () => {
        listeners.delete(listener)
        removeEventListener('pointerdown', unblock)
        removeEventListener('keydown', unblock)
        removeEventListener('storage', notify)
        void audio?.close()
        audio = null
      }
    },
  }
}
