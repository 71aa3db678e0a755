/** The horrors of the dungeon as shadows before the moon, our own drawings. */

import { BOAR, CLERIC, CROW, HOUND, WEREWOLF } from './beasts';
import type { Silhouette } from './drawing';
import { COSMIC, FLOWER, HEAP, NURSE, PRESENCE, SPIDER, SUCKER } from './horrors';
import { EXECUTIONER, HUNTSMAN, REAPER, ROBED } from './humanoids';

/** By the id of an enemy. */
const OF_ENEMY: Readonly<Record<string, Silhouette>> = {
  beast_patient: WEREWOLF,
  rabid_dog: HOUND,
  lycanthrope: WEREWOLF,
  carrion_crow: CROW,
  maneater_boar: BOAR,
  bloodlicker: SPIDER,
  executioner: EXECUTIONER,
  bloody_crow_of_cainhurst: HUNTSMAN,
  huntsman: HUNTSMAN,
  church_servant: ROBED,
  labyrinth_madman: EXECUTIONER,
  bell_maiden: ROBED,
  brainsucker: SUCKER,
  garden_of_eyes: FLOWER,
  celestial_child: SUCKER,
  nightmare_apostle: SPIDER,
  fluorescent_flower: FLOWER,
  scholar: ROBED,
  father_gascoigne: HUNTSMAN,
  watchdog_of_the_old_lords: HOUND,
  cleric_beast: CLERIC,
  blood_starved_beast: WEREWOLF,
  vicar_amelia: CLERIC,
  martyr_logarius: REAPER,
  the_one_reborn: HEAP,
  gehrman: REAPER,
  rom: SPIDER,
  ebrietas: COSMIC,
  mergos_wet_nurse: NURSE,
  moon_presence: PRESENCE,
};

/** For an enemy that has no drawing of its own: by what trophy it brings. */
const OF_TYPE: Readonly<Record<string, Silhouette>> = {
  kin: SUCKER,
  humanoid: HUNTSMAN,
  beast: WEREWOLF,
};

export function silhouette(enemy: string, types: readonly string[]): Silhouette {
  return OF_ENEMY[enemy] ?? OF_TYPE[types[types.length - 1] ?? ''] ?? WEREWOLF;
}
