/** What a dialog adds to the address of its page, so that it can be shared. */
import { langOf, pagePath } from '#app/paths.ts'
import type { DialogEntry } from './trail.ts'

const enquiryHash = '#enquiry'
/** Dialogs of the menu page whose URL can be shared: /menu/?set=… */
const inMenuAddress = ['set', 'gift']

/** The dialog that the address of the page asks for, or null. */
export function askedByAddress(): DialogEntry | null {
  if (location.hash === enquiryHash) return { name: 'enquiry', address: enquiryHash }
  if (!isMenu()) return null
  const params = new URLSearchParams(location.search)
  const name = inMenuAddress.find((each) => params.has(each))
  return name ? { name, data: { slug: params.get(name) ?? '' }, address: location.search } : null
}

function isMenu(): boolean {
  return location.pathname === pagePath('menu', langOf(location.pathname))
}

/** The address of the page with what a dialog adds to it. */
export function urlWith(address: string | undefined): string {
  const url = new URL(location.href)
  if (address?.startsWith('#')) url.hash = address
  else if (address && isMenu()) url.search = address
  return url.href
}

/** The address of the page without what any dialog adds to it. */
export function urlWithoutDialogs(): string {
  const url = new URL(location.href)
  if (url.hash === enquiryHash) url.hash = ''
  if (isMenu()) for (const name of inMenuAddress) url.searchParams.delete(name)
  return url.href
}
