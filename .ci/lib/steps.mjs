import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beModest, endWithMe } from './modest.mjs';
import { environment, root } from './run.mjs';

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** What a step counted: the tests in its vitest report, or itself; and what is to be said of tests that neither failed nor simply passed. */
const countOf = ({ report }, code) => {
  if (!report || !existsSync(report)) {
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, remarks: [] };
  }
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const broken = code !== 0 && numFailedTests === 0 ? 1 : 0;
  return { passed: numPassedTests, failed: numFailedTests + broken, remarks: testResults.flatMap(remarksOn) };
};

/** What tests of a file were left out, and why some failed at first that passed then. */
const remarksOn = ({ name, assertionResults }) =>
  assertionResults.flatMap(({ status, title, failureMessages }) => {
    const test = `${relative(root, name)} > ${title}`;
    if (status === 'passed' && failureMessages.length > 0) {
      return [`UNSTEADY, passed at the second try only: ${test}: ${failureMessages.join(' ')}`];
    }
    return status === 'passed' || status === 'failed' ? [] : [`LEFT OUT: ${test}`];
  });

/** What a failed step printed; of a vitest run only its account of what failed, which is easily lost below a long list of what passed. */
const accountOf = (output) => output.slice(Math.max(0, output.search(/^.*⎯.* (Failed|Unhandled|Startup) /m)));

const runStep = (step) =>
  new Promise((resolve) => {
    const started = Date.now();
    // Of an earlier run: one that ends before it writes its own would be taken for that one.
    if (step.report) rmSync(step.report, { force: true });
    const chunks = [];
    const child = spawn(step.command, step.args, {
      cwd: root,
      env: environment(step.env),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: step.isModest === true,
    });
    const isApart = step.isModest && child.pid !== undefined;
    if (isApart) beModest(child.pid);
    const letGo = isApart ? endWithMe(child.pid) : () => {};
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => chunks.push(Buffer.from(`${step.command} could not be started: ${error.message}\n`)));
    child.on('close', (code) => {
      letGo();
      const { passed, failed, remarks } = countOf(step, code);
      console.log(
        `${failed === 0 ? 'ok    ' : 'FAILED'} ${step.name} (${passed} passed, ${failed} failed, ${seconds(Date.now() - started)})`,
      );
      for (const remark of remarks) console.log(remark);
      const output = Buffer.concat(chunks).toString();
      if (process.env.VERBOSE) console.log(output);
      else if (failed > 0) console.log(accountOf(output));
      resolve({ passed, failed });
    });
  });

/** Runs steps one after the other and adds up what they counted. */
export const runSteps = async (steps) => {
  const total = { passed: 0, failed: 0 };
  for (const step of steps) {
    const { passed, failed } = await runStep(step);
    total.passed += passed;
    total.failed += failed;
  }
  return total;
};

/** A step that runs vitest projects and counts their tests. */
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

/** The same step, in which a test that fails may try once more: for real time and real pixels, which a busy machine can spoil. */
export const patient = (step) => ({ ...step, args: [...step.args, '--retry=1'] });

/** The same step, letting others go first: for what only computes, beside what listens and speaks in real time. */
export const modest = (step) => ({ ...step, isModest: true, env: { ...step.env, SAYSO_MODEST: '1' } });
