import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";

// Former names of this project's own, and the field's terms for them (docs/domain.md).

const ROOT = join(import.meta.dirname, "..");
const FOLDERS = ["app", "server", "scripts", "test", "e2e", "bench"];

const RENAMED: ReadonlyArray<readonly [was: RegExp, is: string]> = [
  [/\bholdMoves?\b|\bheld_?[mM]oves\b|\blet(Overdue)?Go\b/, "holdStatusChange, held_status_changes, releaseBatch"],
  [/\bHappening\b|\btakeTalks\b/, "NotificationItem, claimUnmailedMessages"],
  [/\b(find)?Surroundings\b|\bOwnArea\b/, "ShellData, AppShell"],
  [/\bhalvesOf\b|\breachOf\b|\bwindowsFor\b/, "splitInHalf, cutoffForNewest, partitionsFor"],
  [/\bfindBestAgain\b|\bHAIR\b/, "findTopKCached, FLOAT_TOLERANCE"],
  [/\braisesOf\b|\bRaise\b/, "improvementsFor, Improvement"],
  [/\b(list)?Dealings?\b|\bstandingOf\b/, "Interaction, jobStates"],
  [/\bshown(Id|Name)\b|\bwithoutName\b/, "publicApplicantId, displayName, redactIdentity"],
  [/\bfindStanding\b/, "findMessagingPermissions"],
  [/\bfulfilWish\b/, "completePendingAction"],
  [/\bforgive(Job|Answered)\b|\btakeAnswerBack\b/, "clearUnresponsiveFlag, refreshUnresponsiveFlags, revertAnswer"],
  [/\buseDesk\b|\bDeskProvider\b/, "useApplicantForm"],
  [/\banswer(Applicant|Source)\b/, "handleApplicantIntent, handleSourcingIntent"],
  [
    /\buseStandingAnswer\b|\balsoAfterRefusal\b|\bFormAnswer\b/,
    "usePersistentActionData, revalidateAfterError, FormResult",
  ],
  [
    /\beachApart\b|\bcreateTurns\b|\bthereafter\b|\bunlessFull\b/,
    "forEachIsolated, createLimiter, afterTick, skipIfStorageFull",
  ],
  [/\b(use|save|find|stored)Comfort\b|\bComfort(Panel|Control)\b/, "DisplayPreferences, AccessibilityPanel"],
  [
    /\bmark(Shown|Seen)\b|\buseSeen\b|\bsettleNotifications\b/,
    "markOpenedAsRead, markReadByHref, useMarkAsRead, clearByHref",
  ],
  [/\bparityOf\b|\bcautionsOf\b|\bareReachable\b/, "impactRatios, jobNotices, canContact"],
  [
    /\b[a-zA-Z]*[a-z]News\b|\bnews[A-Z]\w*|\bNEWS_\w+|\w+_NEWS\b|\b(const|let) news\b/,
    "...Notification, liveEvents..., JOB_MATCH_LIMITS, EmployerMessage",
  ],
  [/\bletInvitationGo\b|\bsendHeld\b/, "releaseInvitation, releaseApplication"],
];

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|sql|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    // copy.ts has a table's former name.
    .filter((path) => path !== import.meta.filename && !/\/vocabulary\/|\/db\/copy\.ts$/.test(path)),
);

describe("names in the code", () => {
  it("are the field's own terms", () => {
    expect(sources.length).toBeGreaterThan(1_000);
    const found = sources.flatMap((path) => {
      const text = readFileSync(path, "utf8");
      return RENAMED.flatMap(([was, is]) => {
        const [name] = was.exec(text) ?? [];
        return name === undefined ? [] : [`${relative(ROOT, path)}: ${name} is now one of ${is}`];
      });
    });
    expect(found).toEqual([]);
  });
});
