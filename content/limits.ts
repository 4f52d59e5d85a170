import type { Text } from '#domain/text.ts'

/** @param wait whole seconds, at least 1 */
export const tooManyRequests = (wait: number): Text => {
  const { zh, en } = waitText(wait)
  return { zh: `操作太頻密，請於 ${zh}後再試。`, en: `Too many requests. Please try again in ${en}.` }
}

export const tooManyPage: Text = { zh: '請稍後再試', en: 'Please try again later' }

/** @param wait whole seconds, at least 1 */
export function waitText(wait: number): Text {
  if (wait < 100) return { zh: `${wait} 秒`, en: wait === 1 ? '1 second' : `${wait} seconds` }
  const minutes = Math.ceil(wait / 60)
  return { zh: `${minutes} 分鐘`, en: `${minutes} minutes` }
}
