import { describe, expect, test } from 'vitest'
import { calendarDate } from '#domain/calendar.ts'
import { placeOfArea } from '#domain/delivery/delivery-areas.ts'
import { refusal } from '#domain/refusals.ts'
import { demoSettings } from '#tests/support/store/catalogue.ts'
import { orderRefusals } from './order-check.ts'
import { closedDialog, type OrderDialog, type OrderDialogEvent, orderDialog } from './order-steps.ts'

const run = (state: OrderDialog, ...events: OrderDialogEvent[]) => events.reduce(orderDialog, state)
const next = (...refusals: Extract<OrderDialogEvent, { type: 'next' }>['refusals']): OrderDialogEvent => ({
  type: 'next',
  refusals,
})
const noAddress = refusal('address-missing', 'address', {})
const noName = refusal('name-missing', 'name', {})
const empty = refusal('order-empty', 'lines', {})
const atForm = run(closedDialog, next(), { type: 'choose', fulfilment: 'delivery' })

describe('the order dialog', () => {
  test('has five steps, each of which refuses only its own fields', () => {
    const steps = [closedDialog.step]
    let state = run(closedDialog, next(noAddress, noName))
    steps.push(state.step)
    state = run(state, { type: 'choose', fulfilment: 'delivery' })
    steps.push(state.step)
    state = run(state, next(noName))
    steps.push(state.step)
    state = run(state, next())
    steps.push(state.step)
    expect(steps).toEqual(['orderContent', 'methods', 'orderForm', 'orderContact', 'pay'])
  })

  test('stays at a step with a refused field and marks it incomplete', () => {
    const state = run(atForm, next(noAddress, noName))
    expect(state).toMatchObject({ step: 'orderForm', message: 'incomplete', errors: { address: noAddress } })
    expect(state.errors.name).toBeUndefined()
    expect(run(closedDialog, next(), next())).toMatchObject({ step: 'methods', message: 'incomplete' })
  })

  test('clears an error when its field changes', () => {
    const state = run(atForm, next(noAddress), {
      type: 'editDetails',
      changes: { address: '1 Hoi Yuen Road' },
    })
    expect(state).toMatchObject({ errors: {}, message: null })
  })

  test('goes back by the steps of the specification', () => {
    const back = (step: OrderDialog['step']) => run({ ...closedDialog, step }, { type: 'back' }).step
    expect(back('methods')).toBe('orderContent')
    expect(back('orderForm')).toBe('methods')
    expect(back('orderContact')).toBe('orderForm')
    expect(back('pay')).toBe('orderContact')
    expect(back('orderContent')).toBe('orderContent')
  })

  test('clears the place when the form opens, and keeps the method and the other input', () => {
    const input = run(
      atForm,
      {
        type: 'editDetails',
        changes: { address: 'x', zoneId: 'kowloon', date: calendarDate('2026-12-01'), slot: '10:00' },
      },
      { type: 'editContact', changes: { name: 'Chan' } },
      { type: 'back' },
    )
    expect(input.details.address).toBe('x')
    for (const event of [next(), { type: 'choose', fulfilment: 'delivery' } as const]) {
      const again = run(input, event)
      expect(again.details).toMatchObject({
        fulfilment: 'delivery',
        address: '',
        zoneId: null,
        remotePlaceId: null,
        pickupPlaceId: null,
        date: '2026-12-01',
        slot: '10:00',
      })
      expect(again.contact.name).toBe('Chan')
    }
  })

  test('does not open with lines that can’t be ordered, and ignores questions of later steps', () => {
    expect(run(closedDialog, next(empty))).toMatchObject({ step: 'orderContent', errors: { lines: empty } })
    const code = refusal('promotion-unknown', 'promotionCode', { promotionCode: 'X' })
    expect(run(closedDialog, next(code, noAddress)).step).toBe('methods')
  })

  test('offers the place that was cleared until a newer one is entered', () => {
    const place = { areaId: 'wong-tai-sin', zoneId: 'kowloon', remotePlaceId: null, address: '大有街 1 號' }
    const again = { type: 'choose', fulfilment: 'delivery' } as const
    const input = run(atForm, { type: 'editDetails', changes: place }, { type: 'back' })
    const reset = run(input, again, { type: 'back' }, { type: 'choose', fulfilment: 'pickup' }, again)
    expect(reset).toMatchObject({ earlierPlace: place, details: { address: '', areaId: null } })
    expect(run(reset, { type: 'usePlaceAgain' }).details).toMatchObject(place)
    const newer = run(reset, { type: 'editDetails', changes: { ...place, address: '大有街 2 號' } }, again)
    expect(newer.earlierPlace?.address).toBe('大有街 2 號')
    expect(run(atForm, { type: 'usePlaceAgain' })).toEqual(atForm)
  })

  test('stays at a place without delivery, and a change to pickup keeps all input but the place', () => {
    const settings = demoSettings()
    const nowhere = { zoneId: null, outerZoneId: null }
    const shop = { ...settings, districts: { ...settings.districts, north: nowhere } }
    const input = run(
      atForm,
      {
        type: 'editDetails',
        changes: { date: calendarDate('2026-12-01'), slot: '12:00', address: '1 Lung Sum Avenue' },
      },
      { type: 'editDetails', changes: placeOfArea('north', shop) },
      { type: 'editContact', changes: { name: 'Chan' } },
    )
    const refusals = orderRefusals(
      { ...input.details, lines: [] },
      [],
      { sets: new Map(), settings: shop },
      calendarDate('2026-11-20'),
    )
    const refused = run(input, next(...refusals))
    const notServed = refusal('place-not-served', 'zoneId', {})
    expect(refused).toMatchObject({
      step: 'orderForm',
      errors: { zoneId: notServed },
      details: input.details,
    })
    const pickup = run(
      refused,
      { type: 'back' },
      { type: 'choose', fulfilment: 'pickup', pickupPlaceId: 'office' },
    )
    expect(pickup).toMatchObject({
      errors: {},
      details: { date: '2026-12-01', slot: '12:00' },
      contact: { name: 'Chan' },
      earlierPlace: { address: '1 Lung Sum Avenue' },
    })
  })

  test('selects the pickup place if there is only one', () => {
    const choose = { type: 'choose', fulfilment: 'pickup', pickupPlaceId: 'office' } as const
    expect(run(closedDialog, choose).details).toMatchObject({ zoneId: null, pickupPlaceId: 'office' })
    expect(run(closedDialog, { ...choose, fulfilment: 'delivery' }).details.pickupPlaceId).toBeNull()
  })

  test('returns from the last step to the step of a link with all input', () => {
    const atPay = { ...atForm, step: 'pay', details: { ...atForm.details, address: 'x' } } as const
    expect(run(atPay, { type: 'return', to: 'orderForm' })).toEqual({ ...atPay, step: 'orderForm' })
  })

  test('opens the first step with a refused field when the server refuses the order', () => {
    const state = run({ ...closedDialog, step: 'pay' }, { type: 'refused', refusals: [noName, noAddress] })
    expect(state).toMatchObject({ step: 'orderForm', message: 'incomplete' })
    expect(run({ ...closedDialog, step: 'pay' }, next(empty)).step).toBe('orderContent')
  })

  test('opens the form, or stays there, for a refusal of the special requests', () => {
    const tooLong = refusal('text-too-long', 'specialInstructions', { max: 500 })
    expect(run(atForm, next(tooLong))).toMatchObject({
      step: 'orderForm',
      errors: { specialInstructions: tooLong },
    })
    expect(run({ ...closedDialog, step: 'pay' }, next(tooLong)).step).toBe('orderForm')
  })

  test('keeps the contact after placing an order', () => {
    const input = run(atForm, { type: 'editContact', changes: { name: 'Chan' } })
    expect(input).toMatchObject({ step: 'orderForm', contact: { name: 'Chan' } })
    const dialog = run(input, { type: 'placed' })
    expect(dialog).toMatchObject({
      step: 'orderContent',
      contact: { name: 'Chan' },
      details: { fulfilment: null },
    })
  })
})
