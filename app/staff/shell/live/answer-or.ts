import { isRouteErrorResponse } from 'react-router'

/** An error would remove the page with all its input, so an outage gets a substitute response. */
export async function answerOr<Answer, Otherwise>(
  serverAction: () => Promise<Answer>,
  otherwise: Otherwise,
): Promise<Answer | Otherwise> {
  try {
    return await serverAction()
  } catch (error) {
    const isMeant = error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)
    if (isMeant) throw error
    return otherwise
  }
}
