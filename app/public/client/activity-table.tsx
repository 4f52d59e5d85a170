import { useText } from '#app/ui/lang.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { client } from '#content/pages/client.ts'
import { figure } from '#content/phrases.ts'
import type { Activity } from '#domain/shop/client.ts'
import css from './activity-table.module.css'

export function ActivityTable({ activities }: { readonly activities: readonly Activity[] }) {
  const text = useText()
  if (activities.length === 0) return null
  return (
    <section className={`wrap ${css.section}`}>
      <h2 id="activities">{text(client.activities)}</h2>
      <table className={css.table} aria-labelledby="activities">
        <thead>
          <tr>
            <th scope="col">{text(client.activity)}</th>
            <th scope="col">{text(client.service)}</th>
            <th scope="col">{text(client.number)}</th>
          </tr>
        </thead>
        <tbody>
          {activities.map(({ id, name, service, number, picture }) => (
            <tr key={id}>
              <th scope="row">
                <span>
                  <Picture picture={picture} width={56} widths={[160]} alt="" />
                  {text(name)}
                </span>
              </th>
              <td>{text(service)}</td>
              <td className="num">{figure(number)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
