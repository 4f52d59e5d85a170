import { guestLimits } from '#domain/input-limits.ts'
import { type Allergen, allergens } from '#domain/menu/allergens.ts'
import { toDollars } from '#domain/money.ts'
import { type Statements, shopServices, statementNames } from '#domain/shop/settings.ts'
import { type FormReader, textValues } from '#domain/staff/forms/fields.ts'
import { allergenField } from '#domain/staff/shop/menus/dish-values.ts'
import { byName, type Section } from './section.ts'

/** Days. Chat orders come later than online ones, which need at most a month. */
const maxDays = 30
/** Minutes. Food arrives within this time; pages advise a slot an hour before a boat sails. */
const arrival = { min: 5, max: 60 }

export const service: Section = {
  unitOf: byName,
  valuesOf: ({ service: rules }) => ({
    urgentByChatWorkingDays: String(rules.urgentByChatWorkingDays),
    thaiByChatDays: String(rules.thaiByChatDays),
    slotChangeWorkingDays: String(rules.slotChangeWorkingDays),
    arrivalMinutes: String(rules.arrivalMinutes),
    waitingFreeMinutes: String(rules.waiting.freeMinutes),
    waitingPerMinutes: String(rules.waiting.perMinutes),
    waitingFeeFrom: String(toDollars(rules.waiting.feeFrom)),
    waitingFeeTo: String(toDollars(rules.waiting.feeTo)),
    warmHours: String(rules.warmHours),
    reportWithinHours: String(rules.reportWithinHours),
    guestsMin: String(rules.guests.min),
    guestsMax: String(rules.guests.max),
    dishSwapFrom: String(toDollars(rules.dishSwapFrom)),
    labelledBoxesFrom: String(rules.labelledBoxesFrom),
    menuRefreshMonths: String(rules.menuRefreshMonths),
    ...Object.fromEntries(shopServices.map((name) => [name, rules.services.includes(name) ? 'on' : ''])),
    ...Object.fromEntries(
      allergens.map((each) => [allergenField(each), rules.allergens.includes(each) ? 'on' : '']),
    ),
    ...Object.fromEntries(statementNames.flatMap((name) => textValues(name, rules.statements[name]))),
  }),
  read: (reader, _, { service: rules }) => ({
    service: {
      ...rules,
      urgentByChatWorkingDays: reader.number('urgentByChatWorkingDays', { min: 1, max: maxDays }),
      thaiByChatDays: reader.number('thaiByChatDays', { min: 1, max: maxDays }),
      slotChangeWorkingDays: reader.number('slotChangeWorkingDays', { min: 1, max: maxDays }),
      arrivalMinutes: reader.number('arrivalMinutes', arrival),
      waiting: waitingOf(reader),
      warmHours: reader.number('warmHours', { min: 1, max: 12 }),
      reportWithinHours: reader.number('reportWithinHours', { min: 1, max: 72 }),
      guests: guestsOf(reader),
      dishSwapFrom: reader.money('dishSwapFrom'),
      labelledBoxesFrom: reader.number('labelledBoxesFrom', { min: 1, max: 9_999 }),
      menuRefreshMonths: reader.number('menuRefreshMonths', { min: 0, max: 24 }),
      services: shopServices.filter((name) => reader.isOn(name)),
      allergens: allergensOf(reader),
      statements: statementsOf(reader),
    },
  }),
}

/** A shop answers for at least one. */
function allergensOf(reader: FormReader): readonly Allergen[] {
  const answers = allergens.filter((each) => reader.isOn(allergenField(each)))
  if (answers.length === 0) reader.fail(allergenField(allergens[0]), 'choice-unknown')
  return answers
}

function statementsOf(reader: FormReader): Statements {
  const statements = statementNames.map((name) => [name, reader.optionalText(name)] as const)
  return Object.fromEntries(statements.filter(([, text]) => text !== null))
}

function waitingOf(reader: FormReader) {
  const [feeFrom, feeTo] = [reader.money('waitingFeeFrom'), reader.money('waitingFeeTo')]
  if (feeTo < feeFrom) reader.fail('waitingFeeTo', 'below-first')
  const freeMinutes = reader.number('waitingFreeMinutes', { min: 5, max: 120 })
  const perMinutes = reader.number('waitingPerMinutes', { min: 5, max: 60 })
  return { freeMinutes, perMinutes, feeFrom, feeTo }
}

function guestsOf(reader: FormReader) {
  const min = reader.number('guestsMin', guestLimits)
  const max = reader.number('guestsMax', guestLimits)
  if (max < min) reader.fail('guestsMax', 'below-first')
  return { min, max }
}
