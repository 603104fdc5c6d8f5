### Spirit Island: what the minor powers of Branch & Claw and Jagged Earth say besides their cards.

## What a power demands of its target.

why-needs-inland = { $power } precisa de uma região do interior: { $land } fica na costa.
why-needs-city = { $power } precisa de uma região com cidade: não há nenhuma em { $land }.
why-needs-no-wetland = { $power } não pode ter um pântano como alvo, e { $land } é um.
why-needs-one-terrain = { $power } precisa de { $one-terrain }: { $land } é { $terrain }.

## Powers that are used at another time, or again.

lasting-either-speed = pode usar um poder lento como rápido, ou um rápido como lento
lasting-repeat-cheapest = pode repetir a carta de poder mais barata em jogo pagando o custo dela
option-hasten-paying = Pagar para usar { $power } agora, mesmo sendo lento
option-hasten-paying-less = Pagar para usar { $power } agora, mesmo sendo lento, { $level ->
    [0] sem o limiar
   *[other] até o nível { $level }
  }
option-delay = Usar { $power } agora, mesmo sendo rápido
option-delay-less = Usar { $power } agora, mesmo sendo rápido, { $level ->
    [0] sem o limiar
   *[other] até o nível { $level }
  }
facts-hasten-paying = { $cost } de energia, { power-facts }
facts-hasten-paying-less = { $cost } de energia, { power-facts }

## Choices.

way-add-badlands = Adicionar ermo
way-add-beasts = Adicionar fera
way-add-disease = Adicionar doença
way-add-strife = Adicionar discórdia
way-add-wilds = Adicionar mata
way-destroy-explorer = Destruir um explorador
way-destroy-small = Destruir um explorador ou uma vila
way-gain-element = Ganhar elementos
way-gain-energy = Ganhar energia
way-gather-blight = Atrair desolação
way-guard = Ferir os invasores que chegarem
way-move-dahan = Mover dahan ao longo da costa
way-no-build = Sem construção
way-pay-for-damage = Pagar 1 de energia por 1 de dano ao lado
way-pay-to-heal = Pagar 1 de energia para remover desolação
way-push-added = Invasores adicionados podem ser empurrados
way-push-explorer-and-town = Empurrar um explorador e uma vila
way-push-explorers = Empurrar exploradores
way-restore-presence = Adicionar presença destruída
way-save-dahan = Menos dahan são destruídos

## What lasts.

lasting-blood-draws-predators = quando invasores forem destruídos, feras vêm e mordem
lasting-call-to-guard = invasores que chegam sofrem dano
lasting-call-to-trade = uma construção substitui a próxima devastação
lasting-confounding-mists = invasores adicionados podem ser empurrados
lasting-entrap-the-forces-of-corruption = a desolação não se espalha
lasting-mesmerized-tranquility = os invasores causam menos dano
lasting-portents-of-disaster = 1 de medo na próxima vez que invasores forem destruídos
lasting-scream-disease-into-the-wind = pode adicionar doença ao alvo de um poder
lasting-sky-stretches-to-shore = os poderes alcançam mais longe na costa
lasting-unquenchable-flames = os invasores mantêm seu dano

## Questions.

prompt-add-beasts = Em qual região são adicionadas feras?
prompt-burn = Em qual região é causado 1 de dano?
prompt-build-order = Em qual região os invasores constroem a seguir?
prompt-explore-order = Qual é a próxima região explorada?
prompt-ferry = Qual dahan vai, e para onde?
prompt-grow-in = Em qual região os dois acontecem?
prompt-other-coast = Entre esta região e qual outra região costeira os dahan se movem?
prompt-renew = Em qual região dos dois espíritos?
prompt-restore-whose = Qual espírito pode trazer de volta presença destruída?
