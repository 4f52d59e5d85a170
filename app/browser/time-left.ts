/** The remaining time is no live region, so that screen readers do not announce every minute. */
import { timeLeft } from '#domain/time-left.ts'

const everyMs = 5_000

export function startTimeLeft(): void {
  show()
  addEventListener('order-shown', show)
  setInterval(show, everyMs)
}

function show(): void {
  const part = document.querySelector<HTMLElement>('[data-left]')
  if (!part) return
  // The browser's clock may be wrong, so it only counts down from the server's figure.
  part.dataset.until ??= String(Date.now() + Number(part.dataset.left))
  const remaining = timeLeft(Number(part.dataset.until) - Date.now())
  part.hidden = remaining === null
  const [hours, minutes] = part.querySelectorAll('b')
  if (!remaining || !hours?.parentElement || !minutes) return
  hours.parentElement.hidden = remaining.hours === 0
  hours.textContent = String(remaining.hours)
  minutes.textContent = String(remaining.minutes)
}
