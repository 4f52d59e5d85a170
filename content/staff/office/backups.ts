import type { Text } from '#domain/text.ts'

export const backupsPage = {
  title: { zh: '備份', en: 'Backups' },
  now: { zh: '即刻備份', en: 'Back up now' },
  begun: {
    zh: '開始備份，一兩分鐘後重新載入呢頁就見到。',
    en: 'The backup has begun. Reload this page in a minute or two to see it.',
  },
  none: { zh: '未有備份。', en: 'There is no backup yet.' },
  late: {
    zh: '最新的備份已超過兩日。請按「即刻備份」，並請管理伺服器的人查原因。',
    en: 'The newest backup is more than two days old. Press “Back up now”, and ask the person who runs the server for the reason.',
  },
  time: { zh: '時間', en: 'Time' },
  size: { zh: '大小', en: 'Size' },
  download: { zh: '下載', en: 'Download' },
  elsewhere: { zh: '另一處', en: 'Elsewhere' },
  sent: { zh: '已存', en: 'stored' },
  notSent: { zh: '未存', en: 'not stored' },
  care: {
    zh: '檔案載有全部客人資料和訂單連結的鎖匙。請存放在另一部機或另一個地方，不要傳給別人。',
    en: 'A file holds every customer and the key of order links. Store it on another machine or in another place, and send it to nobody.',
  },
} as const satisfies Record<string, Text>

export const scheduleText = (at: string | null, keep: number): Text =>
  at === null
    ? { zh: '沒有自動備份', en: 'No automatic backup' }
    : {
        zh: `每日 ${at} 自動備份，保留最新 ${keep} 份`,
        en: `Every day at ${at}, the newest ${keep} stay`,
      }

export const versionText = (version: string): Text => ({
  zh: `系統版本 ${version}`,
  en: `version ${version}`,
})

/** With one decimal below ten megabytes. */
export const sizeText = (bytes: number): string => {
  const megabytes = bytes / 1_000_000
  return `${megabytes < 10 ? Math.max(0.1, megabytes).toFixed(1) : Math.round(megabytes)} MB`
}

export const failureLetters = {
  backup: {
    subject: { zh: '備份失敗', en: 'The backup failed' },
    text: {
      zh: '今次備份失敗，舊備份仍在。請管理伺服器的人查原因，例如磁碟已滿（訊息以「backup」開頭），再到後台「備份」頁按「即刻備份」。',
      en: 'This backup failed; earlier ones are still there. Ask the person who runs the server for the reason, such as a full disk; its messages begin with “backup”. Then press “Back up now” on the page of backups in the back office.',
    },
  },
  copy: {
    subject: { zh: '備份未能存到另一處', en: 'The backup was not stored elsewhere' },
    text: {
      zh: '今次備份已存在伺服器，但未能傳到另一處存放。請管理伺服器的人檢查 BACKUP_S3 的設定，再到後台「備份」頁按「即刻備份」。',
      en: 'The backup is on the server, but its copy elsewhere failed. Ask the person who runs the server to check the BACKUP_S3 variables, then press “Back up now” on the page of backups in the back office.',
    },
  },
} as const satisfies Record<string, Record<'subject' | 'text', Text>>
