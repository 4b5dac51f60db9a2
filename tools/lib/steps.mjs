import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { lowerPriority, stopWithParent } from './low-priority.mjs';
import { environment, root } from './run.mjs';

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** Counts the tests in the vitest report of a step, or the step itself, and lists remarks on tests that were retried or skipped. */
const countTests = ({ report }, code) => {
  if (!report || !existsSync(report)) {
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, remarks: [] };
  }
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const broken = code !== 0 && numFailedTests === 0 ? 1 : 0;
  return { passed: numPassedTests, failed: numFailedTests + broken, remarks: testResults.flatMap(listRemarks) };
};

/** Lists the tests of a file that were skipped, and those that passed at the second try, with their first error. */
const listRemarks = ({ name, assertionResults }) =>
  assertionResults.flatMap(({ status, title, failureMessages }) => {
    const test = `${relative(root, name)} > ${title}`;
    if (status === 'passed' && failureMessages.length > 0) {
      return [`UNSTEADY, passed at the second try only: ${test}: ${failureMessages.join(' ')}`];
    }
    return status === 'passed' || status === 'failed' ? [] : [`LEFT OUT: ${test}`];
  });

/** Cuts the list of passed tests from the output of a failed vitest run, so that its failures come first. */
const cutPassed = (output) => output.slice(Math.max(0, output.search(/^.*⎯.* (Failed|Unhandled|Startup) /m)));

const runStep = (step) =>
  new Promise((resolve) => {
    const started = Date.now();
    // A run that ends before it writes its report must not be counted with the report of the run before.
    if (step.report) rmSync(step.report, { force: true });
    const chunks = [];
    const child = spawn(step.command, step.args, {
      cwd: root,
      env: environment(step.env),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: step.isLowPriority === true,
    });
    const isDetached = step.isLowPriority && child.pid !== undefined;
    if (isDetached) lowerPriority(child.pid);
    const release = isDetached ? stopWithParent(child.pid) : () => {};
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => chunks.push(Buffer.from(`${step.command} could not be started: ${error.message}\n`)));
    child.on('close', (code) => {
      release();
      const { passed, failed, remarks } = countTests(step, code);
      console.log(
        `${failed === 0 ? 'ok    ' : 'FAILED'} ${step.name} (${passed} passed, ${failed} failed, ${seconds(Date.now() - started)})`,
      );
      for (const remark of remarks) console.log(remark);
      const output = Buffer.concat(chunks).toString();
      if (process.env.VERBOSE) console.log(output);
      else if (failed > 0) console.log(cutPassed(output));
      resolve({ passed, failed });
    });
  });

/** Runs steps one after the other and returns the sums of their counts. */
export const runSteps = async (steps) => {
  const total = { passed: 0, failed: 0 };
  for (const step of steps) {
    const { passed, failed } = await runStep(step);
    total.passed += passed;
    total.failed += failed;
  }
  return total;
};

/** Creates a step that runs vitest projects and counts their tests. */
export const vitestStep = (name, args, env = {}) => {
  const report = join(root, 'node_modules', '.cache', `vitest-${name.replaceAll(/\W+/g, '-')}.json`);
  return {
    name,
    command: 'vitest',
    args: ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    report,
    env,
  };
};

/** Lets each failed test of a step try once more: for tests in real time and with real pixels, which a busy machine can disturb. */
export const withRetry = (step) => ({ ...step, args: [...step.args, '--retry=1'] });

/** Runs a step at low priority: for steps that only compute, beside steps that listen and speak in real time. */
export const lowPriority = (step) => ({ ...step, isLowPriority: true, env: { ...step.env, SAYSO_MODEST: '1' } });
