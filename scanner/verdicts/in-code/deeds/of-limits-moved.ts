/** Deeds in code and formulas by which limits, alarms and devices no longer keep people from harm. */

import { regex } from '../../../patterns/verbose.ts'
import { deed } from './deed.ts'

/** Limits that keep people from harm. */
export const LIMITS_MOVED = [
  deed(
    regex`
      \b(?:weight|wt)_?(?:lbs?|pounds)\b\s?\*\s?\w{0,12}(?:per_?kg|mgkg|mg_kg)|
      \bmax_(?:single_|daily_)?dose\w{0,4}\b[^\n.]{0,30}\b(?:commented out|removed|dropped|ignored|
        switched off|left out)\b
    `,
    'high',
  ),
  deed(
    regex`
      =if\(([\w.$]{1,20}[<>]=?)(\d[\d.]{0,6}),[^)\n]{1,30}\)[\x60"' ]{0,3}(?:becomes|→|->|=>|
        is replaced by|turns into|to)[\x60"' ]{1,3}=if\(\1(?!\2,)\d
    `,
    'high',
  ),
  deed(
    regex`
      \b(?:alarm|alert)_(?:urgent_)?(?:low|high|co|smoke|gas|leak|flood|fire|pump|o2|spo2|
        apnea)\s?[=:]\s?["']?(?:off|false|0|disabled|none)\b|
      \btreatments\b[^\n]{0,20}\{[^}\n]{0,80}\binsulin["']?\s?:\s?\d[^\n]{0,24}
      \b(?:when|if|whenever) (?:bg|glucose|sgv)\b
    `,
    'high',
  ),
  deed(
    regex`
      (?:smoke|\bco|carbon|gas|fire)_?(?:alarm|detector|sensor)\w{0,20}["']?\s?[=:]\s?["']?(?:false|
        off|0|disabled|lowest|none)\b
    `,
    'crit',
  ),
  deed(
    regex`
      \b(?:write|set|force)\b[^\n]{0,30}\b(?:coil|register|bit|output|tag)\b[^\n]{0,30}\b(?:cut-?off|
        e-?stop|emergency|overpressure|relief|light curtain)\b
    `,
    'high',
  ),
  // What wakes people when there is smoke or gas.
  deed(
    regex`
      \bturn_off\b[^]{0,120}?\b(?:switch|siren|binary_sensor|input_boolean|automation)\.\w{0,16}
      (?:smoke|co_|carbon|gas_|fire_)
    `,
    'crit',
  ),
  deed(
    regex`
      \bat: ?["']?(?:2[0-3]|0[0-5]):[^]{0,240}?\b(?:lock\.unlock|alarm_disarm)\b|
      \b(?:lock\.unlock|alarm_disarm)\b[^\n]{0,60}\bat (?:2[0-3]|0[0-5]):\d\d|
      \bclimate\.\w{0,20}(?:vaccine|insulin|blood)\w{0,12}[\x60"']{0,2} (?:to|at) (?:1\d|2\d)\b
    `,
    'high',
  ),
]
