import { useText } from '#app/ui/lang.tsx'
import { weatherPage } from '#content/staff/weather.ts'
import styles from './weather.module.css'

interface ChatCellProps {
  /** Opens the chat with its message; null: there is nothing to tell. */
  readonly chat: string | null
  readonly reference: string
}

export function ChatCell({ chat, reference }: ChatCellProps) {
  const text = useText()
  return (
    <td>
      {chat && (
        <a
          className={styles.chat}
          href={chat}
          target="_blank"
          rel="noreferrer"
          aria-label={`${text(weatherPage.openChat)}: ${reference}`}
        >
          {text(weatherPage.openChat)}
        </a>
      )}
    </td>
  )
}
