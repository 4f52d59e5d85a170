/** Each section keeps its input whatever the result of another. */

import type { Values } from '#domain/staff/forms/values.ts'
import { type SectionId, sectionIds } from '#domain/staff/shop/settings/field-limits.ts'
import type { SettingsFormResult } from './settings-result.ts'

export interface SectionState {
  readonly storedValues: Values
  readonly formResult: SettingsFormResult | null
  readonly isTyping: boolean
}

export type SectionStates = Readonly<Record<SectionId, SectionState>>

type StoredValues = Readonly<Record<SectionId, Values>>

export function openedSections(
  values: StoredValues,
  formResult: SettingsFormResult | undefined,
): SectionStates {
  return mapSections((id) => ({
    storedValues: values[id],
    formResult: formResult?.section === id ? formResult : null,
    isTyping: false,
  }))
}

/**
 * A form restarts after a result about it, or with new stored values unless it has unsaved input.
 * @returns the same object if nothing restarts
 */
export function sectionsAfter(
  states: SectionStates,
  values: StoredValues,
  formResult: SettingsFormResult | undefined,
): SectionStates {
  const after = mapSections((id) => {
    const state = states[id]
    if (formResult?.section === id && formResult !== state.formResult)
      return { storedValues: values[id], formResult, isTyping: false }
    const isSame = JSON.stringify(values[id]) === JSON.stringify(state.storedValues)
    return isSame || isUnsaved(state)
      ? state
      : { storedValues: values[id], formResult: null, isTyping: false }
  })
  return sectionIds.some((id) => after[id] !== states[id]) ? after : states
}

export function typingIn(states: SectionStates, section: SectionId): SectionStates {
  return states[section].isTyping ? states : { ...states, [section]: { ...states[section], isTyping: true } }
}

export const isUnsaved = ({ formResult, isTyping }: SectionState): boolean =>
  isTyping || formResult?.input !== undefined

function mapSections(stateOf: (id: SectionId) => SectionState): SectionStates {
  return Object.fromEntries(sectionIds.map((id) => [id, stateOf(id)])) as Record<SectionId, SectionState>
}
