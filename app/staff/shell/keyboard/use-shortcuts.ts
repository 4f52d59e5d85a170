/**
 * Pages mark elements with `data-shortcut`, `data-save`, `data-give-up`, `data-order` (an order) and
 * `data-open` (its link).
 */
import { type RefObject, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isOfInputMethod } from '#app/browser/composing.ts'
import { editOrderPath, staffOrderPath, staffPath } from '#app/staff/addresses.ts'
import { type GoTarget, type KeyPress, keyAction, type PageKey } from './keys.ts'
import { keepList, neighbour } from './list-order.ts'

/** How long G waits for its letter. */
const maxLetterWaitMs = 1_500

const targets: Record<GoTarget, string> = {
  orders: staffPath('orders'),
  kitchen: staffPath('kitchen'),
  runs: staffPath('runs'),
  calendar: staffPath('calendar'),
}

export function useShortcuts(isOn: boolean, list: RefObject<HTMLDialogElement | null>): void {
  const navigate = useNavigate()
  useEffect(() => {
    let goUntil = 0
    function press(event: KeyboardEvent) {
      if (isOfInputMethod(event)) return
      const action = keyAction(pressOf(event), performance.now() < goUntil, isOn)
      goUntil = action?.kind === 'go-where' ? performance.now() + maxLetterWaitMs : 0
      if (!action) return
      switch (action.kind) {
        case 'close':
          if (!giveUp(event)) return
          break
        case 'go-where':
          break
        case 'go':
          void navigate(targets[action.to])
          break
        case 'list':
          list.current?.showModal()
          break
        case 'save':
          if (!clickElement(document.querySelector<HTMLElement>('[data-save]'))) return
          break
        case 'move':
          move(action.by, navigate)
          break
        case 'page':
          if (!pressOnPage(action.key, navigate)) return
      }
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn, list, navigate])
}

function pressOf({ key, altKey, ctrlKey, metaKey, repeat, target }: KeyboardEvent): KeyPress {
  const field = target instanceof Element && target.closest('input, select, textarea, [contenteditable]')
  const isToggle = field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)
  return {
    key,
    hasModifier: altKey,
    hasControl: ctrlKey || metaKey,
    isRepeated: repeat,
    isInField: (Boolean(field) && !isToggle) || document.querySelector('dialog:modal') !== null,
  }
}

/** Dialogs close by themselves, and a search is cleared first. */
function giveUp({ defaultPrevented, repeat, target }: KeyboardEvent): boolean {
  const isTyped = target instanceof HTMLInputElement && target.type === 'search' && target.value !== ''
  if (defaultPrevented || repeat || isTyped || document.querySelector('dialog:modal')) return false
  return clickElement(document.querySelector<HTMLElement>('[data-give-up]'))
}

type Go = (to: string) => unknown

const currentOrder = () => document.activeElement?.closest<HTMLElement>('[data-order]') ?? null

function move(by: 1 | -1, navigate: Go) {
  const orderId = document.querySelector<HTMLElement>('[data-shown-order]')?.dataset.shownOrder
  if (orderId) {
    const next = neighbour(orderId, by)
    if (next) void navigate(staffOrderPath(next) + location.search)
    return
  }
  const orders = [...document.querySelectorAll<HTMLElement>('[data-order]')].filter((each) =>
    each.checkVisibility(),
  )
  keepList(orders.map(({ dataset }) => dataset.order ?? ''))
  const at = orders.indexOf(currentOrder() as HTMLElement)
  const next = at < 0 ? orders.at(by > 0 ? 0 : -1) : orders[at + by]
  next?.querySelector<HTMLElement>('[data-open]')?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

function pressOnPage(key: PageKey, navigate: Go): boolean {
  const order = currentOrder()
  const box = order?.querySelector<HTMLElement>('input[name=selected]')
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-asks-first]')
  if (key === 'x') return clickElement(box)
  if (key === '.' && dialog) {
    dialog.showModal()
    return true
  }
  const element = order?.querySelector<HTMLElement>(`[data-shortcut="${key}"]`)
  if (element) return clickElement(element)
  const link = order?.querySelector<HTMLAnchorElement>('[data-open]')
  if (link && key === 'm') {
    void navigate(`${link.pathname}${link.search}#payment`)
    return true
  }
  if (order && key === 'e') {
    void navigate(editOrderPath(order.dataset.order ?? ''))
    return true
  }
  const target = document.querySelector<HTMLElement>(`[data-shortcut="${key}"]`)
  if (target instanceof HTMLInputElement) {
    target.focus()
    target.select()
    return true
  }
  if (target) return clickElement(target)
  if (key === 'l') void navigate(staffPath('labels'))
  if (key === 'p') print()
  return key === 'l' || key === 'p'
}

function clickElement(element: HTMLElement | null | undefined): boolean {
  element?.click()
  return element != null
}
