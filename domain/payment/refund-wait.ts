/**
 * Longer than a retry of the job queue: then staff see the unanswered refund, and it is requested again if
 * no job will do so.
 */
export const refundWaitHours = 1
