import { data } from 'react-router'
import type { FormResult } from '#app/staff/ui/form-result.ts'
import { draftWords } from '#content/staff/menus/draft-words.ts'
import { menusPage } from '#content/staff/menus/menus.ts'
import { notSaved } from '#content/staff/not-saved.ts'
import type { Merge, MergedUnit } from '#domain/staff/edit/merge-edits.ts'
import type { FarPrice } from '#domain/staff/menus/far-prices.ts'
import type { SetValues } from '#domain/staff/menus/set-values.ts'
import type { Text } from '#domain/text.ts'

/** What the page of something with a draft says about what was posted. */
export interface DraftFormResult extends FormResult<SetValues> {
  readonly clashes: readonly MergedUnit<string>[]
  /** What somebody else changed meanwhile, so that it was not published. */
  readonly unseen: readonly string[]
  /** Prices that are asked about before customers see them. */
  readonly farPrices: readonly FarPrice[]
  /** The button among the groups that was pressed, which is where the person goes on. */
  readonly pressed: string | null
}

export const noDraftResult: DraftFormResult = {
  done: null,
  problem: null,
  typed: null,
  opened: null,
  clashes: [],
  unseen: [],
  farPrices: [],
  pressed: null,
}

/** Why a draft was not saved, published or brought back. */
export type DraftRefusal =
  | { readonly reason: 'clashes'; readonly merge: Merge<string> }
  | { readonly reason: 'unseen'; readonly units: readonly string[] }
  | {
      readonly reason:
        | 'problems'
        | 'no-draft'
        | 'draft-unseen'
        | 'version-unknown'
        | 'set-unknown'
        | 'not-allowed'
        | 'temporarily-unavailable'
    }

/**
 * The answer to a form that was refused, with its status.
 * @param kept what was typed, over what
 * @throws 404 for what the person may not see, or what is not there
 */
export function refusedResult(refusal: DraftRefusal, kept: Pick<DraftFormResult, 'typed' | 'opened'>) {
  const said = (problem: Text, status: number, more: Partial<DraftFormResult> = {}) =>
    data<DraftFormResult>({ ...noDraftResult, problem, ...more }, status)
  switch (refusal.reason) {
    case 'clashes': {
      const clashes = refusal.merge.units.filter(({ clashes: isClash }) => isClash)
      return said(menusPage.clash, 409, { ...kept, clashes })
    }
    case 'unseen':
      return said(menusPage.unseen, 409, { unseen: refusal.units })
    case 'problems':
      return said(menusPage.problems, 422)
    case 'no-draft':
      return said(menusPage.nothing, 422)
    case 'draft-unseen':
      return said(draftWords.draftUnseen, 409)
    case 'version-unknown':
      return said(menusPage.gone, 404)
    case 'temporarily-unavailable':
      return said(notSaved, 503, kept)
    case 'set-unknown':
    case 'not-allowed':
      throw data(null, 404)
  }
}
