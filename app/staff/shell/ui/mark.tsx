import { useRouteLoaderData } from 'react-router'
import type { DocumentData } from '#app/staff/shell/document.tsx'

export function Mark({ onDark = false, size }: { readonly onDark?: boolean; readonly size: number }) {
  const around = useRouteLoaderData<DocumentData>('staff/document')
  if (around?.hasIcon) return <img src="/icon.svg" alt="" width={size} height={size} />
  return (
    <svg width={size} height={size} viewBox="0 0 46 46" aria-hidden="true">
      <path
        fill={onDark ? 'var(--leaf)' : 'var(--jade-600)'}
        d="M45.1 27L38.1 31.1 31.1 27.1V19L38.1 14.9 45.1 18.9zM37.6 40.1L30.6 44.2 23.5 40.1V32L30.6 28 37.6 32zM22.5 40.1L15.5 44.2 8.4 40.1V32L15.5 28 22.5 32zM14.9 27.1L7.9 31.1.9 27.1V19L7.9 14.9 14.9 18.9zM22.5 14L15.4 18 8.4 14V5.9L15.4 1.8 22.5 5.9zM37.6 14L30.5 18 23.5 14V5.9L30.5 1.8 37.6 5.9z"
      />
      <path
        fill={onDark ? 'var(--bloom)' : 'var(--tomato-600)'}
        d="M30 27L23 31.1 16 27.1V19L23 14.9 30 18.9z"
      />
    </svg>
  )
}
