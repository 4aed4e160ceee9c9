import { expect, it } from "vitest";
import { tabOf } from "./rules.ts";

it.each([
  ["/signup", "senior"],
  ["/signup?as=recruiter", "recruiter"],
  ["/signup?next=/recruiter/post-job", "recruiter"],
  ["/login?next=%2Frecruiter%2Fdashboard%3Ftab%3Dx", "recruiter"],
  ["/signup?as=senior&next=/recruiter/post-job", "senior"],
  ["/signup?next=/recruiter-support", "senior"],
  ["/signup?next=/job/1", "senior"],
])("the tab of %s is that of a %s", (address, tab) => {
  expect(tabOf(new URL(address, "https://seasoned.example"))).toBe(tab);
});
