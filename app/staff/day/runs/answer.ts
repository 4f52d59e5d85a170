import { runsPage } from '#content/staff/day/runs.ts'
import type { StopUpdate } from '#domain/staff/day/stop-update.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Text } from '#domain/text.ts'
import type { RunsApi } from '#server/page-data/staff/day/runs-api.ts'

type Result = Awaited<ReturnType<RunsApi['update'] | RunsApi['addPicture']>>

/** The browser's queue retries after some statuses only. */
const problems: Readonly<Record<Exclude<Result, 'saved'>, { readonly text: Text; readonly status: number }>> =
  {
    'not-theirs': { text: runsPage.notTheirs, status: 403 },
    'not-possible': { text: runsPage.notPossible, status: 409 },
    'not-a-picture': { text: runsPage.notAPicture, status: 422 },
    'temporarily-unavailable': { text: runsPage.away, status: 503 },
  }

export const answerOf = (result: Result) => (result === 'saved' ? null : problems[result])

export async function sendPicture(
  api: RunsApi,
  staff: StaffMember,
  update: StopUpdate,
  picture: FormDataEntryValue | null,
): Promise<Result> {
  // A browser sends a field without a file as an empty file.
  if (!(picture instanceof File) || picture.size === 0) return 'saved'
  return api.addPicture(staff, update, new Uint8Array(await picture.arrayBuffer()))
}
