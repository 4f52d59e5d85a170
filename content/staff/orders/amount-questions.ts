import { cents, formatExact } from '#domain/money.ts'
import type { AmountQuestion } from '#domain/staff/orders/amount-question.ts'
import type { Text } from '#domain/text.ts'

export const sureOfAmount: Text = { zh: '金額無誤，照記錄', en: 'The amount is right, record it' }

export function amountQuestionText({ asks, amount, expected }: AmountQuestion): Text {
  const figure = formatExact(amount)
  const due = formatExact(expected)
  const difference = formatExact(cents(Math.abs(amount - expected)))
  switch (asks) {
    case 'payment':
      if (expected === 0)
        return {
          zh: `這張訂單沒有款項要收，你填了 ${figure}。請核對金額；記錄後要把 ${figure} 退回客人。`,
          en: `Nothing is due for this order, and you entered ${figure}. Please check the amount: once recorded, it must be refunded in full.`,
        }
      return amount > expected
        ? {
            zh: `應收 ${due}，你填了 ${figure}，多了 ${difference}。請核對金額；記錄後要把多收的退回客人。`,
            en: `${due} is due, and you entered ${figure}: ${difference} more. Please check the amount: once recorded, the difference must be refunded.`,
          }
        : {
            zh: `應收 ${due}，你填了 ${figure}，即是只付了一部分，尚有 ${difference} 未付。請核對金額。`,
            en: `${due} is due, and you entered ${figure}: a part payment, with ${difference} still due. Please check the amount.`,
          }
    case 'return':
      return {
        zh: `應退 ${due}，你填了 ${figure}，即是只退一部分，尚有 ${difference} 未退。請核對金額。`,
        en: `${due} is to be refunded, and you entered ${figure}: a part refund, with ${difference} still to refund. Please check the amount.`,
      }
    case 'grant':
      return {
        zh: `職員請你批准退 ${due}，你填了 ${figure}，相差 ${difference}。請核對金額。`,
        en: `You were asked to approve ${due}, and you entered ${figure}, a difference of ${difference}. Please check the amount.`,
      }
    case 'fee':
      return amount === 0
        ? {
            zh: '你填了 $0，即是免運費。請核對金額。',
            en: 'You entered $0: delivery would be free. Please check the amount.',
          }
        : {
            zh: `本店最貴的運費是 ${due}，你填了 ${figure}。請核對金額。`,
            en: `The shop’s highest delivery fee is ${due}, and you entered ${figure}. Please check the amount.`,
          }
  }
}
