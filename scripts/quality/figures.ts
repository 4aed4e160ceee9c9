/**
 * Normalized discounted cumulative gain of the first ten results (Järvelin and Kekäläinen 2002),
 * with gain 2^grade - 1.
 */
export function ndcg(shown: readonly string[], grades: Readonly<Record<string, number>>, most = 10): number {
  const gain = (grade: number, place: number) => (2 ** grade - 1) / Math.log2(place + 2);
  const sum = (sorted: readonly number[]) =>
    sorted.slice(0, most).reduce((total, grade, place) => total + gain(grade, place), 0);
  const ideal = sum(Object.values(grades).toSorted((a, b) => b - a));
  return ideal === 0 ? 0 : sum(shown.map((key) => grades[key] ?? 0)) / ideal;
}

/** The mean of some numbers, or 0 if there are none. */
export function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
