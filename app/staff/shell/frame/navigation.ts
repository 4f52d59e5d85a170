import type { StaffPageId } from '#app/staff/addresses.ts'
import type { StaffIconName } from '#app/staff/shell/ui/icon.tsx'
import { frame } from '#content/staff/shell/frame.ts'
import { pageNames } from '#content/staff/shell/page-names.ts'
import { may, type Role, type StaffAction, seesOrderLists } from '#domain/staff/permissions.ts'
import type { Text } from '#domain/text.ts'

export interface NavigationEntry {
  readonly page: StaffPageId
  readonly icon: StaffIconName
  readonly name: Text
  /** A page without an action is visible to everyone. */
  readonly action?: StaffAction
  /** Undefined makes the page visible to everyone. */
  readonly isSeenBy?: (role: Role) => boolean
}

export interface NavigationGroup {
  readonly name: Text
  readonly entries: readonly NavigationEntry[]
}

const navigation: readonly NavigationGroup[] = [
  {
    name: frame.daily,
    entries: [
      { page: 'orders', icon: 'order', name: pageNames.orders, isSeenBy: seesOrderLists },
      { page: 'kitchen', icon: 'kitchen', name: pageNames.kitchen, action: 'print-labels' },
      { page: 'labels', icon: 'label', name: pageNames.labels, action: 'print-labels' },
      { page: 'runs', icon: 'truck', name: pageNames.runs, action: 'drive' },
      { page: 'calendar', icon: 'calendar', name: pageNames.calendar, action: 'change-days' },
    ],
  },
  {
    name: frame.shop,
    entries: [
      { page: 'menus', icon: 'menu', name: pageNames.menus, action: 'edit-menus' },
      { page: 'dishes', icon: 'dish', name: pageNames.dishes, action: 'mark-sold-out' },
      { page: 'site', icon: 'site', name: pageNames.site, action: 'edit-site' },
      { page: 'pages', icon: 'pages', name: pageNames.pages, action: 'edit-site' },
      { page: 'siteBrand', icon: 'brand', name: pageNames.brand, action: 'edit-site' },
    ],
  },
  {
    name: frame.manage,
    entries: [
      { page: 'settings', icon: 'settings', name: pageNames.settings, action: 'change-settings' },
      { page: 'drivers', icon: 'truck', name: pageNames.drivers, action: 'plan-runs' },
      { page: 'figures', icon: 'figures', name: pageNames.figures, action: 'see-figures' },
      { page: 'people', icon: 'people', name: pageNames.people, action: 'manage-people' },
      { page: 'customers', icon: 'person', name: pageNames.customers, action: 'handle-customer-data' },
      { page: 'webhooks', icon: 'webhook', name: pageNames.webhooks, action: 'change-settings' },
      { page: 'backups', icon: 'archive', name: pageNames.backups, action: 'take-backups' },
    ],
  },
]

/** Omits empty groups. */
export function navigationFor(role: Role): readonly NavigationGroup[] {
  return navigation
    .map(({ name, entries }) => ({ name, entries: entries.filter((entry) => isFor(role, entry)) }))
    .filter(({ entries }) => entries.length > 0)
}

const isFor = (role: Role, { action, isSeenBy }: NavigationEntry): boolean =>
  (!action || may(role, action)) && (!isSeenBy || isSeenBy(role))
