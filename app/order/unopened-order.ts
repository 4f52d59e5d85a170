/** The copy of the page says why there are no orders, and another release brings its own script. */
export function reloadUnlessSaved(): void {
  const isSaved = document.querySelector('[data-saved-at]') !== null
  if (navigator.serviceWorker?.controller && !isSaved) location.reload()
}
