/** What is wrong with a field of a form. */
export type FieldProblem =
  | 'text-missing'
  | 'name-taken'
  | 'price-invalid'
  | 'money-invalid'
  | 'number-invalid'
  | 'limits-invalid'
  /** The end of a range is before its beginning. */
  | 'below-first'
  | 'season-invalid'
  | 'day-invalid'
  /** Another period begins on that day. */
  | 'day-taken'
  | 'date-invalid'
  | 'end-before-start'
  | 'next-prices-missing'
  | 'choice-unknown'
  | 'picture-unknown'
  | 'diet-contradicts'
  | 'lines-differ'
  | 'dishes-missing'
  | 'groups-missing'
  | 'defaults-missing'
  | 'default-costs-extra'
  | 'items-have-no-prices'
  | 'delivery-not-included'
  | 'category-twice'
  | 'badge-untrue'
  | 'account-invalid'
  | 'link-invalid'
  | 'version-invalid'
  | 'bank-incomplete'
  /** The calendar would end before the first day that can be ordered. */
  | 'horizon-too-short'
  | 'none-left'
  /** Districts or remote places still belong to a zone that was removed. */
  | 'zone-in-use'
  | 'slots-overlap'
  | 'too-many'
  | 'code-invalid'
  | 'code-taken'
  | 'code-for-limits'
  | 'phone-invalid'
  | 'email-invalid'
  | 'hours-invalid'
  | 'licence-invalid'
  | 'position-invalid'
  /** The owner requires a second factor and has none. */
  | 'own-factor-missing'

/** By the name of the field. */
export type Problems = Readonly<Record<string, FieldProblem>>
