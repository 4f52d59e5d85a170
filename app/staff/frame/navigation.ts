/** The pages of the rail and of the tabs at the foot of a phone, in their groups. A page comes here when it exists. */
import type { StaffPageId } from '#app/staff/addresses.ts'
import type { StaffIconName } from '#app/staff/ui/icon.tsx'
import { calendarPage } from '#content/staff/calendar.ts'
import { dishesPage } from '#content/staff/dishes.ts'
import { driversPage } from '#content/staff/drivers.ts'
import { frame } from '#content/staff/frame.ts'
import { kitchen } from '#content/staff/kitchen.ts'
import { labels } from '#content/staff/labels.ts'
import { menusPage } from '#content/staff/menus.ts'
import { ordersPage } from '#content/staff/orders.ts'
import { peoplePage } from '#content/staff/people.ts'
import { runsPage } from '#content/staff/runs.ts'
import { may, type Role, type StaffAction } from '#domain/permissions.ts'
import type { Text } from '#domain/text.ts'

export interface NavigationEntry {
  readonly page: StaffPageId
  readonly icon: StaffIconName
  readonly name: Text
  /** Only for roles that may do this; absent: for everybody. */
  readonly action?: StaffAction
  /** Roles whose work is on other pages. */
  readonly hiddenFor?: readonly Role[]
}

export interface NavigationGroup {
  readonly name: Text
  readonly entries: readonly NavigationEntry[]
}

const navigation: readonly NavigationGroup[] = [
  {
    name: frame.daily,
    entries: [
      { page: 'orders', icon: 'order', name: ordersPage.title, hiddenFor: ['driver'] },
      { page: 'kitchen', icon: 'kitchen', name: kitchen.name, action: 'print-labels' },
      { page: 'labels', icon: 'label', name: labels.name, action: 'print-labels' },
      { page: 'runs', icon: 'truck', name: runsPage.name, action: 'drive' },
      { page: 'calendar', icon: 'calendar', name: calendarPage.title, action: 'change-days' },
    ],
  },
  {
    name: frame.shop,
    entries: [
      { page: 'menus', icon: 'menu', name: menusPage.title, action: 'edit-menus' },
      { page: 'dishes', icon: 'dish', name: dishesPage.title, action: 'mark-sold-out' },
    ],
  },
  {
    name: frame.manage,
    entries: [
      { page: 'drivers', icon: 'truck', name: driversPage.title, action: 'plan-runs' },
      { page: 'people', icon: 'people', name: peoplePage.title, action: 'manage-people' },
    ],
  },
]

/** The groups with the pages that a role may open. */
export function navigationFor(role: Role): readonly NavigationGroup[] {
  return navigation.map((group) => ({
    ...group,
    entries: group.entries.filter(
      ({ action, hiddenFor }) => (!action || may(role, action)) && !hiddenFor?.includes(role),
    ),
  }))
}
