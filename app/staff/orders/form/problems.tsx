/** What is wrong with the order of a form, told at the field that it is about. */
import { createContext, type ReactNode, use } from 'react'
import { useText } from '#app/ui/lang.tsx'
import { refusalText } from '#content/ordering/refusals.ts'
import type { NewOrderProblem } from '#domain/staff/orders/edit/new-order.ts'
import styles from './order-form.module.css'

const Problems = createContext<readonly NewOrderProblem[]>([])

export function WithProblems({
  problems,
  children,
}: {
  readonly problems: readonly NewOrderProblem[]
  readonly children: ReactNode
}) {
  return <Problems value={problems}>{children}</Problems>
}

/** What is wrong there, as it is told; null: nothing is. */
export function useProblem(at: string): string | null {
  const text = useText()
  const own = use(Problems).filter((problem) => problem.at === at)
  const words = own.map(({ refusal }) =>
    text({ zh: refusalText(refusal, 'zh'), en: refusalText(refusal, 'en') }),
  )
  return words.length > 0 ? [...new Set(words)].join(' ') : null
}

/** Beside what is no field of its own. */
export function Problem({ at, id }: { readonly at: string; readonly id?: string }) {
  const problem = useProblem(at)
  return (
    problem && (
      <p className={styles.problem} id={id}>
        {problem}
      </p>
    )
  )
}
