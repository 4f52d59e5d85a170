import { addDays, type CalendarDate, timeInHongKong, todayInHongKong } from '#domain/calendar.ts'
import type { PlainStep } from '#domain/placed/staff-decisions.ts'

export interface DemoStep {
  readonly verb: PlainStep | 'confirm' | 'pay' | 'pay-half' | 'send-proof' | 'cancel' | 'postpone'
  readonly at: Date
}

export interface DemoPlan {
  readonly due: CalendarDate
  readonly placedAt: Date
  readonly isPickup: boolean
  readonly isRemote: boolean
  /** The slots suit the order's state. */
  readonly slots: (all: readonly string[]) => readonly string[]
  readonly steps: readonly DemoStep[]
}

const dayMs = 86_400_000
const minuteMs = 60_000

/** States by half-hours until the order is due; negative after it was due. */
const kitchenStates = [
  { from: -20, to: -2, steps: ['prepare', 'make-ready', 'leave', 'arrive'] },
  { from: -1, to: 0, steps: ['prepare', 'make-ready'] },
  { from: 1, to: 2, steps: ['prepare', 'make-ready'] },
  { from: 3, to: 7, steps: ['prepare'] },
  { from: 8, to: 20, steps: [] },
] as const

/** @param random from 0 below 1 */
export function planOf(now: Date, random: () => number): DemoPlan {
  const today = todayInHongKong(now)
  const isPickup = random() < 0.15
  const draw = random()
  if (draw < 0.08) return newOrder(now, today, isPickup, random)
  const daysAhead = draw < 0.4 ? 0 : draw < 0.52 ? 1 : Math.floor(random() * 11) - 3
  const due = addDays(today, daysAhead)
  const placedAt = new Date(now.getTime() - Math.max(1, 5 - daysAhead) * dayMs - random() * dayMs)
  const at = (step: number) =>
    new Date(Math.min(now.getTime(), placedAt.getTime() + (60 + 30 * step) * minuteMs))
  const common = { due, placedAt, isPickup, isRemote: false }
  if (daysAhead < 0)
    return {
      ...common,
      slots: (all) => all,
      steps: stepsOf(
        ['pay', 'confirm', 'prepare', 'make-ready', 'leave', 'arrive', 'complete'],
        isPickup,
        at,
      ),
    }
  if (daysAhead > 0) {
    const end = random()
    const rest = end < 0.08 ? (['cancel'] as const) : end < 0.14 ? (['postpone'] as const) : []
    return {
      ...common,
      slots: (all) => all,
      steps: stepsOf([...begunBy(end), ...rest], isPickup, at),
    }
  }
  return dueToday(common, now, random, at)
}

/** Orders are paid before confirmation; some wait for all or half of the money, or for a proof's check. */
function begunBy(draw: number): readonly ('confirm' | 'pay' | 'pay-half' | 'send-proof')[] {
  if (draw > 0.94) return ['confirm']
  if (draw > 0.86) return ['send-proof']
  return [draw > 0.8 ? 'pay-half' : 'pay', 'confirm']
}

function newOrder(now: Date, today: CalendarDate, isPickup: boolean, random: () => number): DemoPlan {
  return {
    due: addDays(today, 4 + Math.floor(random() * 8)),
    placedAt: new Date(now.getTime() - Math.ceil(random() * 90) * minuteMs),
    isPickup,
    isRemote: !isPickup && random() < 0.4,
    slots: (all) => all,
    steps: [],
  }
}

function dueToday(
  common: Pick<DemoPlan, 'due' | 'placedAt' | 'isPickup' | 'isRemote'>,
  now: Date,
  random: () => number,
  at: (step: number) => Date,
): DemoPlan {
  const state = kitchenStates[Math.floor(random() * kitchenStates.length)] ?? kitchenStates[0]
  const time = timeInHongKong(now)
  const slots = (all: readonly string[]) => {
    const current = all.filter((slot) => slot <= time).length - 1
    const fitting = all.filter((_, index) => index - current >= state.from && index - current <= state.to)
    return fitting.length > 0 ? fitting : all
  }
  const paySteps = state.steps.length === 0 && random() < 0.2 ? [] : (['pay'] as const)
  return { ...common, slots, steps: stepsOf([...paySteps, 'confirm', ...state.steps], common.isPickup, at) }
}

function stepsOf(
  names: readonly (Exclude<DemoStep['verb'], 'send-out' | 'hand-over' | 'collect'> | 'leave' | 'arrive')[],
  isPickup: boolean,
  at: (step: number) => Date,
): readonly DemoStep[] {
  const verbs = names.flatMap((name): DemoStep['verb'][] => {
    if (name === 'leave') return isPickup ? [] : ['send-out']
    if (name === 'arrive') return [isPickup ? 'collect' : 'hand-over']
    return [name]
  })
  return verbs.map((verb, index) => ({ verb, at: at(index) }))
}
