/** Reports how long the tests took, and the ten slowest. */
import { basename } from 'node:path';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const MOST = 10;

export default class Slowest implements Reporter {
  #took: { test: TestCase; seconds: number }[] = [];

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    this.#took.push({ test, seconds: duration / 1000 });
  }

  onEnd({ duration }: FullResult): void {
    const slowest = this.#took.toSorted((one, other) => other.seconds - one.seconds).slice(0, MOST);
    if (slowest.length === 0) return;
    const total = Math.round(duration / 1000);
    console.log(`\nIn the browser: ${String(this.#took.length)} tests in ${String(Math.floor(total / 60))}:${String(total % 60).padStart(2, '0')}. The slowest:`);
    for (const { test, seconds } of slowest) {
      const [, , , ...titles] = test.titlePath();
      console.log(`${seconds.toFixed(1).padStart(7)} s  ${basename(test.location.file)}:${String(test.location.line)} › ${titles.join(' › ')}`);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
