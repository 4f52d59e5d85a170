import { expect, test } from 'vitest'
import { actionRefusal, isBeforeKitchen, type OrderAction, orderActions } from './order-actions.ts'
import { canOrderBecome, nextOrderStatuses, type OrderStatus, orderStatuses } from './order-status.ts'

const actions = Object.entries(orderActions) as [OrderAction, (typeof orderActions)[OrderAction]][]

test('every action makes a step that the table of statuses allows', () => {
  for (const [, { from, to }] of actions)
    if (to !== null)
      for (const status of from) expect([status, canOrderBecome(status, to)]).toEqual([status, true])
})

test('every step of the table of statuses is made by an action', () => {
  const actionSteps = new Set(actions.flatMap(([, { from, to }]) => from.map((status) => `${status} ${to}`)))
  const steps = Object.entries(nextOrderStatuses).flatMap(([from, all]) => all.map((to) => `${from} ${to}`))
  // A new date confirms a postponed order.
  expect(steps.filter((step) => !actionSteps.has(step))).toEqual(['postponed confirmed'])
})

test('customers can change and cancel only orders that the kitchen has not begun', () => {
  const may = (status: OrderStatus) =>
    actions.filter(([action]) => actionRefusal(action, 'customer', status) === null).map(([action]) => action)
  expect(may('confirmed')).toEqual(['cancel', 'change-slot', 'change-date', 'submit-proof'])
  expect(may('cancelled')).toEqual([])
  expect(actionRefusal('confirm', 'customer', 'submitted')).toBe('actor-not-allowed')
  expect(actionRefusal('release', 'staff', 'submitted')).toBe('actor-not-allowed')
})

test('the kitchen has not begun a new or confirmed order', () => {
  expect(orderStatuses.filter(isBeforeKitchen)).toEqual(['submitted', 'confirmed'])
})
