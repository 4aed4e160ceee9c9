import { expect, test } from "vitest";
import { passwordRefusal } from "./rules.ts";

const EMAIL = "mary.smith@quillworks.example";

const REFUSED = [
  "password",
  "Password1",
  "password123",
  "P@ssw0rd",
  "p4ssw0rd!",
  "12345678",
  "123456789",
  "1234567890",
  "87654321",
  "11111111",
  "00000000",
  "12341234",
  "123123123",
  "11223344",
  "112233445566",
  "qwertyui",
  "qwerty123",
  "qwertyuiop",
  "qwerty123456",
  "asdfghjkl",
  "asdfasdf",
  "1qaz2wsx",
  "zaq12wsx",
  "1q2w3e4r",
  "q1w2e3r4",
  "abcd1234",
  "abc12345",
  "abcdefgh",
  "aaaaaaaa",
  "aaaa1111",
  "iloveyou",
  "iloveyou2",
  "sunshine",
  "Sunshine2024",
  "princess1",
  "football",
  "baseball1",
  "superman",
  "batman123",
  "starwars",
  "trustno1",
  "letmein1",
  "welcome1",
  "Welcome123!",
  "jennifer",
  "michelle1",
  "liverpool",
  "chelsea1",
  "arsenal123",
  "computer",
  "internet",
  "whatever",
  "blink182",
  "freedom1",
  "charlie1",
  "thunder1",
  "mustang1",
  "corvette",
  "harley01",
  "testtest",
  "admin123",
  "changeme",
  "summer2025",
  "december",
  "19871224",
  "24121987",
  "1987-12-24",
  "147258369",
  "159357159357",
  "loveyou1",
  "ilovedaniel",
  "fuckyou1",
  "mary.smith",
  "marysmith1",
  "mary.smith@quillworks.example",
  "quillworks",
  "htimsyram",
  "seasoned",
  "Seasoned1",
  "seasoned!!",
];

const ACCEPTED = [
  "seven lamps by the river",
  "kV9#tq2x",
  "t8Hq%w2L",
  "correct horse battery staple",
  "the kettle sings at nine",
  "ölförderung am meer",
  "🦊🍂🌧️🛶🧵🪵🫖🧂",
  "       a   b",
  "mary plays the cello on sundays",
  "sunshine over the harbour",
  `xxxkettle drum${"y".repeat(50)}`,
  "seasoned-demo",
  "hwpzkjmq",
];

test.each(REFUSED)("%s is refused", (password) => {
  expect(passwordRefusal(password, EMAIL)).not.toBeNull();
});

test.each(ACCEPTED)("%s is accepted", (password) => {
  expect(passwordRefusal(password, EMAIL)).toBeNull();
});

// Clauses D83.
test("the reason says what is wrong", () => {
  expect(passwordRefusal("mary.smith1", EMAIL)).toContain("your email");
  expect(passwordRefusal("seasoned2", EMAIL)).toContain("the name Seasoned");
  expect(passwordRefusal("qwertyuiop", EMAIL)).toContain("Too many people");
});
