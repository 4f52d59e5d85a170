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

function useProblems(at: string): readonly string[] {
  const text = useText()
  const problems = use(Problems).filter((problem) => problem.at === at)
  const words = problems.map(({ refusal }) =>
    text({ zh: refusalText(refusal, 'zh'), en: refusalText(refusal, 'en') }),
  )
  return [...new Set(words)]
}

export function useProblem(at: string): string | null {
  return useProblems(at).join(' ') || null
}

/** This shows errors without a field. */
export function Problem({ at, id }: { readonly at: string; readonly id?: string }) {
  const problems = useProblems(at)
  return (
    problems.length > 0 && (
      <div className={styles.problem} id={id}>
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
    )
  )
}
