export const usage = `npm run orders -- VERB [REFERENCE] [...]

  list [--status STATUS] [--from DATE] [--to DATE]   orders by when they are due
  show REFERENCE [N] [--proof FILE]                  one order; writes its picture N, or the latest, to a file
  problems                                           what needs a person
  export [--from DATE] [--to DATE]                   a table for spreadsheets

  confirm REFERENCE [--fee 300]                      with the delivery fee, where it is by quotation
  prepare | ready | send | deliver | collect | complete REFERENCE
  reject REFERENCE --why TEXT
  reopen REFERENCE --why TEXT                        it was not delivered after all: on the road again
  cancel REFERENCE [--keep 500] [--why TEXT]         returns what was received, but for what is kept
  postpone REFERENCE [--weather typhoon-8|black-rain] [--why TEXT]
  redate REFERENCE 2026-12-31 12:30 [--fee 300]      the new date that was agreed on
         [--exceed lead-time,day-closed,slot-closed,slot-full --why TEXT]   even without time or place
  paid REFERENCE 2463.40 --version N [--method fps|payme|bank-transfer]
  unbook REFERENCE 2463.40 --version N --why TEXT    takes back a transfer booked to the wrong order
  grant REFERENCE 150 --reason dish-missing --version N [--why TEXT]
         returns part of it, once however often it is run; --reason REASON is one of
         dish-changed, dish-missing, food-quality, late-delivery, goodwill, other
  refuse-grant REFERENCE --why TEXT                  refuses what the office asked to be granted
  refuse-proof REFERENCE --why TEXT
  refund REFERENCE 1724.38 --version N [--reference TEXT]   records what was returned by hand
  weather 2026-07-18 typhoon-8|black-rain|off        moves the orders of a day to the next free one

  --sure AMOUNT  books an amount that is not the one due, after the question
  --by NAME      who does it, for the trail
  --version N    only if nobody changed the order since "show" told this version`
