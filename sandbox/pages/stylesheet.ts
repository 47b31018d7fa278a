/** One plain style for all pages of the sandbox, unlike the shop's. */
export const stylesheet = `
  *, *::before, *::after { box-sizing: border-box; }
  :root { --ink: #1b2430; --soft: #556070; --line: #d5dbe3; --paper: #f3f5f8; --action: #1d56b8; --bad: #b3261e; --good: #17693a; }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; -webkit-text-size-adjust: 100%; }
  main, header.bar { margin: 0 auto; padding: 0 20px; }
  .narrow main, .narrow header.bar { max-width: 480px; }
  .wide main, .wide header.bar { max-width: 1080px; }
  main { padding-bottom: 56px; }
  .panel { background: #fff; border: 1px solid var(--line); border-radius: 10px; padding: 28px 24px; margin: 24px auto; }
  .narrow main.panel { width: calc(100% - 40px); max-width: 440px; }
  header.bar { display: flex; align-items: center; justify-content: space-between; gap: 16px; padding-top: 28px; padding-bottom: 4px; }
  h1 { font-size: 24px; line-height: 1.25; margin: 0 0 8px; font-weight: 600; }
  h2 { font-size: 18px; margin: 32px 0 8px; font-weight: 600; }
  p { margin: 0 0 12px; }
  a { color: var(--action); text-underline-offset: 2px; }
  .soft, .hint { color: var(--soft); }
  .hint { font-size: 14px; }
  .chip { display: inline-block; padding: 3px 12px; border-radius: 999px; font-size: 13px; font-weight: 600; background: #fde9b3; color: #5c4300; white-space: nowrap; }
  .chip.good { background: #d8f0e0; color: #0d4a27; }
  .chip.bad { background: #fbdfdc; color: #7d1a14; }
  .chip.plain { background: #e6eaf0; color: #38424f; }
  .amount { display: flex; justify-content: space-between; align-items: baseline; gap: 16px; margin: 0 0 20px; padding-bottom: 18px; border-bottom: 1px solid var(--line); }
  .amount strong { font-size: 26px; font-weight: 600; font-variant-numeric: tabular-nums; white-space: nowrap; }
  form { margin: 0; }
  .field { margin: 0 0 16px; min-width: 0; }
  .row { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; }
  label, legend { display: block; font-weight: 500; font-size: 15px; margin-bottom: 4px; padding: 0; }
  input:not([type=radio], [type=checkbox]), select { display: block; width: 100%; min-height: 46px; padding: 8px 12px; border: 1px solid #8791a0; border-radius: 8px; background: #fff; color: inherit; font: inherit; }
  input[aria-invalid=true] { border-color: var(--bad); box-shadow: inset 0 0 0 1px var(--bad); }
  input[type=checkbox], input[type=radio] { width: 20px; height: 20px; margin: 2px 10px 0 0; accent-color: var(--action); flex: none; }
  .check { display: flex; align-items: flex-start; font-weight: 400; }
  .error { color: var(--bad); font-size: 14px; margin: 4px 0 0; }
  .notice { border-radius: 8px; padding: 12px 14px; margin: 0 0 18px; background: #fbe9e7; color: #7d1a14; }
  .notice p:last-child { margin: 0; }
  fieldset { border: 1px dashed #8791a0; border-radius: 8px; margin: 24px 0; padding: 12px 16px 0; min-width: 0; }
  fieldset legend { padding: 0 6px; margin-left: -6px; font-size: 14px; color: var(--soft); }
  button, .button { display: flex; align-items: center; justify-content: center; width: 100%; min-height: 48px; padding: 10px 18px; border: 0; border-radius: 8px; background: var(--action); color: #fff; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; text-align: center; }
  button:hover, .button:hover { background: #17479a; }
  button.quiet, .button.quiet { background: #fff; color: var(--ink); border: 1px solid #8791a0; }
  button.quiet:hover, .button.quiet:hover { background: var(--paper); }
  button.small { width: auto; min-height: 36px; padding: 4px 14px; font-size: 14px; }
  .actions { display: grid; gap: 12px; margin-top: 20px; }
  :focus-visible { outline: 3px solid #78a6f0; outline-offset: 2px; }
  nav.methods { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: 8px; margin-bottom: 22px; }
  nav.methods a { padding: 10px; text-align: center; border: 1px solid var(--line); border-radius: 8px; text-decoration: none; color: var(--ink); font-weight: 500; }
  nav.methods a[aria-current] { border-color: var(--action); box-shadow: inset 0 0 0 1px var(--action); color: var(--action); }
  dl.facts { display: grid; grid-template-columns: auto 1fr; gap: 6px 20px; margin: 16px 0; font-size: 15px; }
  dl.facts dt { color: var(--soft); }
  dl.facts dd { margin: 0; text-align: right; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
  .scroll { overflow-x: auto; background: #fff; border: 1px solid var(--line); border-radius: 10px; }
  table { border-collapse: collapse; width: 100%; font-size: 14px; font-variant-numeric: tabular-nums; }
  th, td { text-align: left; padding: 10px 14px; border-bottom: 1px solid var(--line); vertical-align: top; }
  tr:last-child td { border-bottom: 0; }
  th { font-weight: 600; color: var(--soft); white-space: nowrap; }
  code, pre { font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #fff; border: 1px solid var(--line); border-radius: 10px; padding: 16px; margin: 8px 0; }
  ul.plain { list-style: none; padding: 0; margin: 16px 0; }
  .mail { display: grid; gap: 0 16px; padding: 14px 18px; color: inherit; text-decoration: none; border-bottom: 1px solid var(--line); background: #fff; }
  .mail:hover { background: #f8fafc; }
  ul.mails { list-style: none; padding: 0; margin: 16px 0; border: 1px solid var(--line); border-radius: 10px; overflow: hidden; }
  ul.mails li:last-child .mail { border-bottom: 0; }
  .mail strong { font-weight: 600; overflow-wrap: anywhere; }
  .mail span { color: var(--soft); font-size: 14px; overflow-wrap: anywhere; }
  iframe.email { display: block; width: 100%; height: 720px; border: 1px solid var(--line); border-radius: 10px; background: #fff; }
  .account { display: flex; align-items: center; gap: 14px; width: 100%; text-align: left; justify-content: flex-start; background: #fff; color: var(--ink); border: 1px solid var(--line); font-weight: 400; }
  .account:hover { background: var(--paper); }
  .account b { font-weight: 600; display: block; }
  .account small { font-size: 14px; color: var(--soft); display: block; overflow-wrap: anywhere; }
  .face { width: 40px; height: 40px; border-radius: 999px; background: #dfe7f5; color: #17479a; display: grid; place-items: center; font-weight: 600; flex: none; }
  .cards { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(260px, 1fr)); margin-top: 24px; }
  .cards .panel { margin: 0; }
  details summary { cursor: pointer; color: var(--action); padding: 4px 0; }
  td.time, .tight { white-space: nowrap; }
  td.answer { min-width: 280px; overflow-wrap: anywhere; }
  @media (max-width: 420px) { .panel { padding: 22px 18px; } .amount strong { font-size: 21px; } }
`
