/**
 * A provider answers within seconds, and is asked again for a while. After so many hours, longer than a round of the
 * queue may take, a return of money without an answer is shown to staff, and asked for again if no job will do so.
 */
export const refundWaitHours = 1
