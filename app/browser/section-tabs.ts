/** Pixels of scrolling before the button appears (spec section 2). */
const toTopAfter = 220

export function startSetPage(): void {
  markCurrentSection()
  showWayUp()
}

function markCurrentSection() {
  const tabs = [...document.querySelectorAll<HTMLAnchorElement>('[data-section-tabs] a')]
  const sections = tabs.flatMap((tab) => {
    const section = document.getElementById(decodeURIComponent(tab.hash.slice(1)))
    return section ? [{ tab, section }] : []
  })
  // The server marked the first tab, and the page may be scrolled already.
  let current = tabs.find((tab) => tab.hasAttribute('aria-current'))
  const mark = () => {
    const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 8
    const tabsAbove = sections.filter(({ section }) => section.getBoundingClientRect().top <= line)
    const next = (tabsAbove.at(-1) ?? sections[0])?.tab
    if (next === current || !next) return
    current?.removeAttribute('aria-current')
    next.setAttribute('aria-current', 'true')
    const bar = next.parentElement
    if (bar && current) bar.scrollTo({ left: next.offsetLeft - bar.clientWidth / 3, behavior: 'smooth' })
    current = next
  }
  onScroll(mark)
}

function showWayUp() {
  const button = document.querySelector<HTMLElement>('[data-to-top]')
  if (!button) return
  onScroll(() => {
    button.hidden = scrollY < toTopAfter
  })
}

/** Runs `look` immediately, and then at most once per frame. */
function onScroll(look: () => void) {
  let isWaiting = false
  const later = () => {
    if (isWaiting) return
    isWaiting = true
    requestAnimationFrame(() => {
      isWaiting = false
      look()
    })
  }
  addEventListener('scroll', later, { passive: true })
  addEventListener('resize', later)
  look()
}
