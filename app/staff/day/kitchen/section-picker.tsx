import { Link } from 'react-router'
import { Segments } from '#app/staff/shell/ui/segments.tsx'
import { useText } from '#app/ui/lang.tsx'
import { kitchen, sectionNames } from '#content/staff/day/kitchen.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import type { KitchenSection } from '#domain/staff/day/kitchen-sections.ts'
import { type KitchenLook, kitchenQuery } from '#domain/staff/day/kitchen-views.ts'

interface SectionPickerProps {
  readonly date: CalendarDate
  readonly look: KitchenLook
  /** Sections with something to cook. */
  readonly sections: readonly KitchenSection[]
}

export function SectionPicker({ date, look, sections }: SectionPickerProps) {
  const text = useText()
  return (
    <nav aria-label={text(kitchen.section)}>
      <Segments>
        {[null, ...sections].map((section) => (
          <Link
            key={section}
            to={kitchenQuery(date, { ...look, section })}
            aria-current={section === look.section ? 'true' : undefined}
            preventScrollReset
          >
            {text(section ? sectionNames[section] : kitchen.everySection)}
          </Link>
        ))}
      </Segments>
    </nav>
  )
}
