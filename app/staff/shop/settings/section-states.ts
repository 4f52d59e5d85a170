/** What each form of the page starts from. What is typed in one is kept whatever is said about another. */

import type { Values } from '#domain/staff/forms/values.ts'
import { type SectionId, sectionIds } from '#domain/staff/shop/settings/field-limits.ts'
import type { SettingsFormResult } from './settings-result.ts'

export interface SectionState {
  readonly stored: Values
  /** The last that was said about this section. */
  readonly formResult: SettingsFormResult | null
  /** Whether something was typed since. */
  readonly isTyping: boolean
}

export type SectionStates = Readonly<Record<SectionId, SectionState>>

type StoredValues = Readonly<Record<SectionId, Values>>

export function openedSections(
  values: StoredValues,
  formResult: SettingsFormResult | undefined,
): SectionStates {
  return mapped((id) => ({
    stored: values[id],
    formResult: formResult?.section === id ? formResult : null,
    isTyping: false,
  }))
}

/**
 * A form starts anew with an answer about it, and with other stored values only while nothing in it is unsaved.
 * @returns the same states where nothing starts anew
 */
export function sectionsAfter(
  states: SectionStates,
  values: StoredValues,
  formResult: SettingsFormResult | undefined,
): SectionStates {
  const after = mapped((id) => {
    const state = states[id]
    if (formResult?.section === id && formResult !== state.formResult)
      return { stored: values[id], formResult, isTyping: false }
    const isSame = JSON.stringify(values[id]) === JSON.stringify(state.stored)
    return isSame || isUnsaved(state) ? state : { stored: values[id], formResult: null, isTyping: false }
  })
  return sectionIds.some((id) => after[id] !== states[id]) ? after : states
}

export function typingIn(states: SectionStates, section: SectionId): SectionStates {
  return states[section].isTyping ? states : { ...states, [section]: { ...states[section], isTyping: true } }
}

/** Whether leaving the page loses something of the section. */
export const isUnsaved = ({ formResult, isTyping }: SectionState): boolean =>
  isTyping || formResult?.typed !== undefined

function mapped(stateOf: (id: SectionId) => SectionState): SectionStates {
  return Object.fromEntries(sectionIds.map((id) => [id, stateOf(id)])) as Record<SectionId, SectionState>
}
