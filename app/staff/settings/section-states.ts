/** What each form of the page starts from. What is typed in one is kept whatever is said about another. */

import { type SectionId, sectionIds } from '#domain/staff/settings/field-limits.ts'
import type { SettingValues } from '#domain/staff/settings/form-reading.ts'
import type { Told } from './told.ts'

export interface SectionState {
  readonly stored: SettingValues
  /** The last that was said about this section. */
  readonly told: Told | null
  /** Whether something was typed since. */
  readonly isTyping: boolean
}

export type SectionStates = Readonly<Record<SectionId, SectionState>>

type StoredValues = Readonly<Record<SectionId, SettingValues>>

export function openedSections(values: StoredValues, told: Told | undefined): SectionStates {
  return mapped((id) => ({
    stored: values[id],
    told: told?.section === id ? told : null,
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
  told: Told | undefined,
): SectionStates {
  const after = mapped((id) => {
    const state = states[id]
    if (told?.section === id && told !== state.told) return { stored: values[id], told, isTyping: false }
    const isSame = JSON.stringify(values[id]) === JSON.stringify(state.stored)
    return isSame || isUnsaved(state) ? state : { stored: values[id], told: null, isTyping: false }
  })
  return sectionIds.some((id) => after[id] !== states[id]) ? after : states
}

export function typingIn(states: SectionStates, section: SectionId): SectionStates {
  return states[section].isTyping ? states : { ...states, [section]: { ...states[section], isTyping: true } }
}

/** Whether leaving the page loses something of the section. */
export const isUnsaved = ({ told, isTyping }: SectionState): boolean => isTyping || told?.typed !== undefined

function mapped(stateOf: (id: SectionId) => SectionState): SectionStates {
  return Object.fromEntries(sectionIds.map((id) => [id, stateOf(id)])) as Record<SectionId, SectionState>
}
